// hdu1848 as a careful contestant writes it: fread, numbers by hand, answers in one buffer.
#include <cstdio>
#include <cstring>

static unsigned char sg[1001];
static char in[1 << 16], out[1 << 16];
static size_t in_pos, in_end, out_len;

static inline int next() {
    if (in_pos == in_end) {
        in_end = fread(in, 1, sizeof in, stdin);
        in_pos = 0;
        if (in_end == 0) return -1;
    }
    return (unsigned char)in[in_pos++];
}

static inline bool number(int &value) {
    int c = next();
    while (c != -1 && (c < '0' || c > '9')) c = next();
    if (c == -1) return false;
    value = 0;
    while (c >= '0' && c <= '9') {
        value = value * 10 + (c - '0');
        c = next();
    }
    return true;
}

int main() {
    for (int n = 1; n <= 1000; n++) {
        unsigned seen = 0;
        for (int a = 1, b = 2; a <= n; b += a, a = b - a) seen |= 1u << sg[n - a];
        while (seen >> sg[n] & 1) sg[n]++;
    }
    int m, n, p;
    while (number(m) && number(n) && number(p)) {
        if (!m && !n && !p) break;
        if (out_len > sizeof out - 8) {
            fwrite(out, 1, out_len, stdout);
            out_len = 0;
        }
        if (sg[m] ^ sg[n] ^ sg[p]) {
            memcpy(out + out_len, "Fibo\n", 5);
            out_len += 5;
        } else {
            memcpy(out + out_len, "Nacci\n", 6);
            out_len += 6;
        }
    }
    fwrite(out, 1, out_len, stdout);
}
