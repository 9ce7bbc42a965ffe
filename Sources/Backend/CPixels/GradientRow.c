#include "CPixels.h"
#include <string.h>

// Disable fused operations, so that all processors compute the same colors.
#pragma STDC FP_CONTRACT OFF

enum { lanes = 4 };
typedef double doubles __attribute__((vector_size(8 * lanes)));
typedef float floats __attribute__((vector_size(4 * lanes)));
typedef int32_t ints __attribute__((vector_size(4 * lanes)));
typedef uint32_t words __attribute__((vector_size(4 * lanes), aligned(4)));

// Rounds to the nearest integers.
static inline words rounded(floats values) {
  return (words)__builtin_convertvector(values + 0.5f, ints);
}

__attribute__((swiftcall)) void galley_gradient_row(
    uint32_t *pixels, ptrdiff_t first, ptrdiff_t count, int32_t start, double step,
    const float *ramp) {
  const float *factors = ramp, *values = ramp + 4;
  doubles number = {first, first + 1, first + 2, first + 3};
  for (ptrdiff_t i = 0; i < count; i += lanes) {
    ints steps = __builtin_convertvector(number * step, ints) + start;
    floats place = __builtin_convertvector(steps, floats) * (1.0f / 65536);
    floats opacity = (place * factors[0] + values[0]) * 255;
    floats red = (place * factors[1] + values[1]) * opacity;
    floats green = (place * factors[2] + values[2]) * opacity;
    floats blue = (place * factors[3] + values[3]) * opacity;
    words colors =
        rounded(opacity) << 24 | rounded(red) << 16 | rounded(green) << 8 | rounded(blue);
    if (count - i >= lanes) {
      *(words *)(pixels + i) = colors;
    } else {
      memcpy(pixels + i, &colors, (count - i) * sizeof(uint32_t));
    }
    number += lanes;
  }
}

__attribute__((swiftcall)) void galley_table_row(
    uint32_t *pixels, ptrdiff_t count, ptrdiff_t start, double step, const uint32_t *table) {
  for (ptrdiff_t i = 0; i < count; i++) {
    ptrdiff_t place = start + (ptrdiff_t)(step * (double)i);
    place = place < -1 ? -1 : place > 65536 ? 65536 : place;
    pixels[i] = table[place + 1];
  }
}
