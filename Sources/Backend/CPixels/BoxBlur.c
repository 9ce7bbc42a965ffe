#include "CPixels.h"

#include <string.h>

// One value of each of four lines. The lines are averaged together, as the processor adds and
// multiplies four numbers at once.
typedef uint8_t Bytes __attribute__((ext_vector_type(4)));
typedef uint16_t Values __attribute__((ext_vector_type(4)));
typedef uint32_t Sums __attribute__((ext_vector_type(4)));
typedef uint64_t Products __attribute__((ext_vector_type(4)));

static Sums sums(Values values) { return __builtin_convertvector(values, Sums); }

// Averages each value with the `before` values before it and the `after` values after it.
static void average(
    const Values *source, Values *target, ptrdiff_t count, int32_t before, int32_t after) {
  uint32_t size = (uint32_t)before + (uint32_t)after + 1;
  // Sums are smaller than 2^16 times the size. Up to a size of 2^13, the product with this number,
  // shifted, is the exact quotient. A division takes several times as long.
  int shift = 31 + (31 - __builtin_clz(size));
  uint64_t reciprocal = (((uint64_t)1 << shift) + size - 1) / size;
  Sums sum = size / 2;
  for (ptrdiff_t i = 0; i < after && i < count; i++) sum += sums(source[i]);
  for (ptrdiff_t i = 0; i < count; i++) {
    if (i + after < count) sum += sums(source[i + after]);
    Products product = __builtin_convertvector(sum, Products) * reciprocal >> shift;
    target[i] = __builtin_convertvector(product, Values);
    if (i >= before) sum -= sums(source[i - before]);
  }
}

__attribute__((swiftcall)) void galley_blur_lines(
    uint8_t *pixels, ptrdiff_t lines, ptrdiff_t line_step, ptrdiff_t count, ptrdiff_t step,
    const int32_t *boxes, uint16_t *line_memory, uint16_t *scratch_memory) {
  Values *line = (Values *)(void *)line_memory;
  Values *scratch = (Values *)(void *)scratch_memory;
  // If there are fewer than four lines, the first stands in for the others.
  uint8_t *starts[4];
  for (int index = 0; index < 4; index++) {
    starts[index] = pixels + (index < lines ? index * line_step : 0);
  }
  int are_together = lines == 4 && line_step == 1;
  uint8_t all = 0;
  for (ptrdiff_t i = 0; i < count; i++) {
    Bytes bytes;
    if (are_together) {
      memcpy(&bytes, pixels + i * step, 4);
    } else {
      for (int index = 0; index < 4; index++) bytes[index] = starts[index][i * step];
    }
    all |= bytes[0] | bytes[1] | bytes[2] | bytes[3];
    line[i] = __builtin_convertvector(bytes, Values) << 8;
  }
  if (all == 0) return;
  for (int box = 0; box < 3; box++) {
    average(line, scratch, count, boxes[2 * box], boxes[2 * box + 1]);
    Values *averaged = scratch;
    scratch = line;
    line = averaged;
  }
  for (ptrdiff_t i = 0; i < count; i++) {
    Bytes bytes = __builtin_convertvector((line[i] + (Values)128) >> 8, Bytes);
    if (are_together) {
      memcpy(pixels + i * step, &bytes, 4);
    } else {
      for (ptrdiff_t index = 0; index < lines; index++) starts[index][i * step] = bytes[index];
    }
  }
}
