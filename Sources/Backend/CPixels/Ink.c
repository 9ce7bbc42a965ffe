#include "CPixels.h"

static bool has_ink(const uint32_t *row, ptrdiff_t count) {
  uint32_t all = 0;
  for (ptrdiff_t i = 0; i < count; i++) all |= row[i];
  return all != 0;
}

static const uint32_t *row_at(const uint8_t *pixels, ptrdiff_t stride, ptrdiff_t y) {
  return (const uint32_t *)(const void *)(pixels + y * stride);
}

__attribute__((swiftcall)) void galley_find_ink(
    const uint8_t *pixels, ptrdiff_t stride, ptrdiff_t width, ptrdiff_t height, ptrdiff_t *area) {
  ptrdiff_t top = 0, bottom = height, left = width, right = 0;
  while (top < bottom && !has_ink(row_at(pixels, stride, top), width)) top++;
  while (top < bottom && !has_ink(row_at(pixels, stride, bottom - 1), width)) {
    bottom--;
  }
  for (ptrdiff_t y = top; y < bottom; y++) {
    const uint32_t *row = row_at(pixels, stride, y);
    ptrdiff_t x = 0;
    while (x < left && row[x] == 0) x++;
    left = x;
    x = width;
    while (x > right && row[x - 1] == 0) x--;
    right = x;
  }
  area[0] = left;
  area[1] = top;
  area[2] = right > left ? right - left : 0;
  area[3] = bottom - top;
}
