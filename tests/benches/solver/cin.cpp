// hdu1848 as most textbooks write it: cin, cout and endl.
#include <iostream>
using namespace std;

static unsigned char sg[1001];

int main() {
    for (int n = 1; n <= 1000; n++) {
        unsigned seen = 0;
        for (int a = 1, b = 2; a <= n; b += a, a = b - a) seen |= 1u << sg[n - a];
        while (seen >> sg[n] & 1) sg[n]++;
    }
    int m, n, p;
    while (cin >> m >> n >> p && (m || n || p)) cout << (sg[m] ^ sg[n] ^ sg[p] ? "Fibo" : "Nacci") << endl;
}
