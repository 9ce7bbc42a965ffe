#include "CPixels.h"
#include <string.h>

// Tests run unoptimized, where a loop over bytes is several hundred times slower than necessary.
// Vectors process sixteen bytes per instruction even in such builds.
typedef uint8_t bytes __attribute__((vector_size(4 * GALLEY_CELL), aligned(1)));
typedef uint32_t pixels __attribute__((vector_size(4 * GALLEY_CELL), aligned(1)));

enum {
  pixel = 4,
  // A cell with the pixels before and after it.
  padded = pixel * (GALLEY_CELL + 2),
};

// A vector at an unaligned address.
#define vector(address) (*(bytes *)(address))

// Copies a cell of a row with its neighbors, repeating the edge pixels outside the picture.
static void copy(const uint8_t *row, ptrdiff_t width, ptrdiff_t x, ptrdiff_t count, uint8_t *to) {
  ptrdiff_t end = x + count;
  memcpy(to, row + (x > 0 ? x - 1 : x) * pixel, pixel);
  memcpy(to + pixel, row + x * pixel, count * pixel);
  memcpy(to + pixel + count * pixel, row + (end < width ? end : width - 1) * pixel, pixel);
}

// A picture's cell: its bytes, and the minimum and maximum over the 3×3 pixels around each.
struct cell {
  bytes own, least, greatest;
};

static void read(
    const uint8_t *picture, ptrdiff_t width, ptrdiff_t height, ptrdiff_t x, ptrdiff_t y,
    struct cell *cell) {
  uint8_t rows[3][padded] = {{0}}, least[padded], greatest[padded];
  ptrdiff_t count = width - x < GALLEY_CELL ? width - x : GALLEY_CELL;
  for (ptrdiff_t step = 0; step < 3; step++) {
    ptrdiff_t line = y + step - 1;
    line = line < 0 ? 0 : line < height ? line : height - 1;
    copy(picture + line * width * pixel, width, x, count, rows[step]);
  }
  // First combine three rows. The second vector covers the bytes that the first leaves.
  const int starts[2] = {0, padded - (int)sizeof(bytes)};
  for (int part = 0; part < 2; part++) {
    int start = starts[part];
    bytes a = vector(rows[0] + start), b = vector(rows[1] + start), c = vector(rows[2] + start);
    vector(least + start) = __builtin_elementwise_min(a, __builtin_elementwise_min(b, c));
    vector(greatest + start) = __builtin_elementwise_max(a, __builtin_elementwise_max(b, c));
  }
  cell->own = vector(rows[1] + pixel);
  bytes a = vector(least), b = vector(least + pixel), c = vector(least + 2 * pixel);
  cell->least = __builtin_elementwise_min(a, __builtin_elementwise_min(b, c));
  a = vector(greatest), b = vector(greatest + pixel), c = vector(greatest + 2 * pixel);
  cell->greatest = __builtin_elementwise_max(a, __builtin_elementwise_max(b, c));
}

__attribute__((swiftcall)) void galley_compare_cell(
    const uint8_t *first, const uint8_t *second, ptrdiff_t width, ptrdiff_t height, ptrdiff_t x,
    ptrdiff_t y, uint32_t *result) {
  struct cell a, b;
  read(first, width, height, x, y, &a);
  read(second, width, height, x, y, &b);
  bytes difference =
      __builtin_elementwise_max(a.own, b.own) - __builtin_elementwise_min(a.own, b.own);
  // An edge may only be antialiased differently if each picture's value lies within the range of
  // the other picture's neighborhood, and at least one value lies strictly within its own: that
  // pixel is partly covered.
  bytes within = (bytes)((a.own >= b.least) & (a.own <= b.greatest) & (b.own >= a.least) &
                         (b.own <= a.greatest));
  bytes between = (bytes)(((a.own > a.least) & (a.own < a.greatest)) |
                          ((b.own > b.least) & (b.own < b.greatest)));
  const pixels bits = {1,      1 << 1, 1 << 2,  1 << 3,  1 << 4,  1 << 5,  1 << 6,  1 << 7,
                       1 << 8, 1 << 9, 1 << 10, 1 << 11, 1 << 12, 1 << 13, 1 << 14, 1 << 15};
  pixels differing = (pixels)((pixels)difference != 0) & bits;
  pixels edges = differing & (pixels)((pixels)within == UINT32_MAX) & (pixels)((pixels)between != 0);
  uint32_t inside = width - x < GALLEY_CELL ? (1u << (width - x)) - 1 : (1u << GALLEY_CELL) - 1;
  result[0] = __builtin_reduce_or(differing) & inside;
  result[1] = __builtin_reduce_or(edges) & inside;
  result[2] = __builtin_reduce_max(difference);
}
