#include "CPixels.h"

#include <string.h>

// One value each of 16 lines. The lines are averaged together, as the processor computes several numbers
// at once.
enum { lanes = 16 };
typedef uint8_t Bytes __attribute__((ext_vector_type(lanes)));
typedef uint16_t Values __attribute__((ext_vector_type(lanes)));
typedef uint32_t Sums __attribute__((ext_vector_type(lanes)));
typedef uint64_t Products __attribute__((ext_vector_type(lanes)));

#define INLINE static inline __attribute__((always_inline))

// A macro because vectors this wide can't be passed to functions everywhere.
#define SUMS(values) __builtin_convertvector(values, Sums)

// Averages each value with the `before` values before it and the `after` values after it.
INLINE void average(
    const Values *source, Values *target, ptrdiff_t count, int32_t before, int32_t after) {
  uint32_t size = (uint32_t)before + (uint32_t)after + 1;
  // Sums are smaller than 2^16 times the size. Up to a size of 2^13, the product with this number,
  // shifted, is the exact quotient. A division takes several times as long.
  int shift = 31 + (31 - __builtin_clz(size));
  uint32_t reciprocal = (uint32_t)((((uint64_t)1 << shift) + size - 1) / size);
  Sums sum = size / 2;
  for (ptrdiff_t i = 0; i < after && i < count; i++) sum += SUMS(source[i]);
  for (ptrdiff_t i = 0; i < count; i++) {
    if (i + after < count) sum += SUMS(source[i + after]);
    Products product = __builtin_convertvector(sum, Products) * (uint64_t)reciprocal >> shift;
    target[i] = __builtin_convertvector(product, Values);
    if (i >= before) sum -= SUMS(source[i - before]);
  }
}

// Blurs 16 lines of `count` bytes, `step` bytes apart. Returns false if all bytes are 0.
INLINE bool blur_lines(
    uint8_t *first, ptrdiff_t count, ptrdiff_t step, const int32_t *boxes, Values *line,
    Values *scratch) {
  Bytes all = 0;
  for (ptrdiff_t i = 0; i < count; i++) {
    Bytes bytes;
    memcpy(&bytes, first + i * step, lanes);
    all |= bytes;
    line[i] = __builtin_convertvector(bytes, Values) << 8;
  }
  uint64_t halves[2];
  memcpy(halves, &all, lanes);
  if ((halves[0] | halves[1]) == 0) return false;
  for (int box = 0; box < 3; box++) {
    average(line, scratch, count, boxes[2 * box], boxes[2 * box + 1]);
    Values *averaged = scratch;
    scratch = line;
    line = averaged;
  }
  for (ptrdiff_t i = 0; i < count; i++) {
    Bytes bytes = __builtin_convertvector((line[i] + (Values)128) >> 8, Bytes);
    memcpy(first + i * step, &bytes, lanes);
  }
  return true;
}

typedef bool BlurLines(
    uint8_t *, ptrdiff_t, ptrdiff_t, const int32_t *, Values *, Values *);

static bool blur_lines_anywhere(
    uint8_t *first, ptrdiff_t count, ptrdiff_t step, const int32_t *boxes, Values *line,
    Values *scratch) {
  return blur_lines(first, count, step, boxes, line, scratch);
}

#if defined(__x86_64__)
// Computes the same with twice as many numbers at once.
__attribute__((target("avx2"))) static bool blur_lines_avx2(
    uint8_t *first, ptrdiff_t count, ptrdiff_t step, const int32_t *boxes, Values *line,
    Values *scratch) {
  return blur_lines(first, count, step, boxes, line, scratch);
}

static BlurLines *fastest(void) {
  return __builtin_cpu_supports("avx2") ? blur_lines_avx2 : blur_lines_anywhere;
}
#else
static BlurLines *fastest(void) { return blur_lines_anywhere; }
#endif

// Blurs lines of `count` units of `size` bytes, through a copy in which the lines lie side by side. The next
// unit of a line is `step` bytes away, and the next line `line_step`.
INLINE void blur_copy(
    BlurLines *blur, uint8_t *first, ptrdiff_t lines, ptrdiff_t line_step, ptrdiff_t count,
    ptrdiff_t step, ptrdiff_t size, const int32_t *boxes, Values *line, Values *scratch,
    uint8_t *copy) {
  if (lines * size < lanes) memset(copy, 0, (size_t)(count * lanes));
  for (ptrdiff_t l = 0; l < lines; l++) {
    for (ptrdiff_t i = 0; i < count; i++) {
      memcpy(copy + i * lanes + l * size, first + l * line_step + i * step, (size_t)size);
    }
  }
  if (!blur(copy, count, lanes, boxes, line, scratch)) return;
  for (ptrdiff_t l = 0; l < lines; l++) {
    for (ptrdiff_t i = 0; i < count; i++) {
      memcpy(first + l * line_step + i * step, copy + i * lanes + l * size, (size_t)size);
    }
  }
}

static ptrdiff_t least(ptrdiff_t a, ptrdiff_t b) { return a < b ? a : b; }

__attribute__((swiftcall)) void galley_box_blur(
    uint8_t *pixels, ptrdiff_t stride, ptrdiff_t width, ptrdiff_t height, ptrdiff_t channels,
    const int32_t *boxes, void *memory) {
  BlurLines *blur = fastest();
  ptrdiff_t longest = width > height ? width : height;
  Values *line = memory, *scratch = line + longest;
  uint8_t *copy = (uint8_t *)(scratch + longest);
  ptrdiff_t rows = lanes / channels;
  for (ptrdiff_t y = 0; y < height; y += rows) {
    uint8_t *first = pixels + y * stride;
    ptrdiff_t lines = least(rows, height - y);
    // Compilers copy units of constant sizes in one step.
    if (channels == 4) {
      blur_copy(blur, first, lines, stride, width, 4, 4, boxes, line, scratch, copy);
    } else {
      blur_copy(blur, first, lines, stride, width, 1, 1, boxes, line, scratch, copy);
    }
  }
  ptrdiff_t columns = width * channels, x = 0;
  for (; x + lanes <= columns; x += lanes) {
    blur(pixels + x, height, stride, boxes, line, scratch);
  }
  if (x < columns) {
    blur_copy(
        blur, pixels + x, 1, 0, height, stride, columns - x, boxes, line, scratch, copy);
  }
}
