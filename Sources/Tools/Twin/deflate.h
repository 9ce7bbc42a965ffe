// Deflate compression for drawn pictures.
#ifndef TWIN_DEFLATE_H
#define TWIN_DEFLATE_H

#include <stddef.h>

// Compresses `total` bytes in zlib format. They form lines of `line` bytes, each a byte followed by
// pixels of `pixel` bytes (1 or 3). 8 bytes after the end must be readable; `out` needs room for
// 1.25 times `total`, plus 4 KiB.
size_t twin_deflate(const unsigned char *bytes, size_t total, size_t line, int pixel,
                    unsigned char *out);

#endif
