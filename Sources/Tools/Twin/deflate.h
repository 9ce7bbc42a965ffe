// Deflate for drawn pictures.
#ifndef TWIN_DEFLATE_H
#define TWIN_DEFLATE_H

#include <stddef.h>

// `total` bytes in lines of `line`, each a byte and then pixels of `pixel` bytes (1 or 3), in the zlib
// format. 8 bytes after them can be read; `out` has room for one and a quarter times as many, and 4 KiB.
size_t twin_deflate(const unsigned char *bytes, size_t total, size_t line, int pixel,
                    unsigned char *out);

#endif
