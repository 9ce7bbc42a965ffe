#include "CPixels.h"

__attribute__((swiftcall)) void galley_shift_mask(
    const uint8_t *from, ptrdiff_t from_stride, ptrdiff_t width, ptrdiff_t height, int32_t x,
    int32_t y, uint8_t *to, ptrdiff_t to_stride) {
  // The four weights of a pixel's neighbors add up to 2^16.
  uint32_t right = (uint32_t)x * 2, below = (uint32_t)y * 2;
  uint32_t left = 256 - right, above = 256 - below;
  for (ptrdiff_t row = 0; row <= height; row++) {
    const uint8_t *upper = row > 0 ? from + (row - 1) * from_stride : 0;
    const uint8_t *lower = row < height ? from + row * from_stride : 0;
    uint8_t *line = to + row * to_stride;
    // The weighted sum of the column to the left.
    uint32_t before = 0;
    for (ptrdiff_t column = 0; column <= width; column++) {
      uint32_t sum = 0;
      if (column < width) {
        sum = (upper ? upper[column] : 0) * above + (lower ? lower[column] : 0) * below;
      }
      line[column] = (uint8_t)((before * left + sum * right) >> 16);
      before = sum;
    }
  }
}
