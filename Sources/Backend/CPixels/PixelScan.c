#include "CPixels.h"
#include <string.h>

// Tests run without optimisation, where a loop over bytes takes some hundred times as long as it has
// to. Vectors are one instruction for sixteen bytes in such builds, too.
typedef uint8_t bytes __attribute__((vector_size(4 * GALLEY_CELL), aligned(1)));
typedef uint32_t pixels __attribute__((vector_size(4 * GALLEY_CELL), aligned(1)));

enum {
  pixel = 4,
  // A cell with the pixels before and after it.
  padded = pixel * (GALLEY_CELL + 2),
};

// A vector at any address.
#define vector(address) (*(bytes *)(address))

// Copies a cell of a row with its neighbours; outside of the picture are the pixels at its edge.
static void copy(const uint8_t *row, ptrdiff_t width, ptrdiff_t x, ptrdiff_t count, uint8_t *to) {
  ptrdiff_t end = x + count;
  memcpy(to, row + (x > 0 ? x - 1 : x) * pixel, pixel);
  memcpy(to + pixel, row + x * pixel, count * pixel);
  memcpy(to + pixel + count * pixel, row + (end < width ? end : width - 1) * pixel, pixel);
}

// What one picture has in a cell: its own bytes, and the least and greatest of the 3×3 pixels around.
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
  // First of three bytes above each other; the second vector is for what the first has not.
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
  // An edge may be smoothed in another way where each picture's value lies within the range of the
  // other picture's neighbourhood, and at least one of them strictly within its own: it is partly
  // covered.
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
