// hdu1848 with the C library's formatted input and output.
#include <cstdio>

static unsigned char sg[1001];

int main() {
    for (int n = 1; n <= 1000; n++) {
        unsigned seen = 0;
        for (int a = 1, b = 2; a <= n; b += a, a = b - a) seen |= 1u << sg[n - a];
        while (seen >> sg[n] & 1) sg[n]++;
    }
    int m, n, p;
    while (scanf("%d%d%d", &m, &n, &p) == 3 && (m || n || p)) puts(sg[m] ^ sg[n] ^ sg[p] ? "Fibo" : "Nacci");
}
