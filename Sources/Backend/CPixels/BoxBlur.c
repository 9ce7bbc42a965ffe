#include "CPixels.h"

// Averages each value with the `before` values before it and the `after` values after it.
static void average(
    const uint16_t *source, uint16_t *target, ptrdiff_t count, int32_t before, int32_t after) {
  uint64_t size = (uint64_t)before + (uint64_t)after + 1;
  // The upper half of the product with this is the exact quotient, because sums have fewer than 32
  // bits. A division takes several times as long.
  uint64_t reciprocal = UINT64_MAX / size + 1;
  uint64_t sum = size / 2;
  for (ptrdiff_t i = 0; i < after && i < count; i++) sum += source[i];
  for (ptrdiff_t i = 0; i < count; i++) {
    if (i + after < count) sum += source[i + after];
    target[i] = (uint16_t)((unsigned __int128)sum * reciprocal >> 64);
    if (i >= before) sum -= source[i - before];
  }
}

__attribute__((swiftcall)) void galley_blur_line(
    uint8_t *pixels, ptrdiff_t step, ptrdiff_t count, const int32_t *boxes, uint16_t *line,
    uint16_t *scratch) {
  uint8_t all = 0;
  for (ptrdiff_t i = 0; i < count; i++) {
    uint8_t value = pixels[i * step];
    all |= value;
    line[i] = (uint16_t)(value << 8);
  }
  if (all == 0) return;
  for (int box = 0; box < 3; box++) {
    average(line, scratch, count, boxes[2 * box], boxes[2 * box + 1]);
    uint16_t *averaged = scratch;
    scratch = line;
    line = averaged;
  }
  for (ptrdiff_t i = 0; i < count; i++) pixels[i * step] = (uint8_t)((line[i] + 128) >> 8);
}
