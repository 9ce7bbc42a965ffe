#include "CPixels.h"

#include <string.h>

// Components with 16 bits each, which leave room for products.
typedef uint8_t Bytes __attribute__((ext_vector_type(32)));
typedef uint16_t Parts __attribute__((ext_vector_type(32)));

// `below` times `factor` / 255, rounded to nearest, plus `above`.
static inline uint32_t over(uint32_t above, uint32_t below) {
  uint32_t factor = 255 - (above >> 24);
  uint32_t even = (below & 0x00FF00FF) * factor + 0x00800080;
  uint32_t odd = (below >> 8 & 0x00FF00FF) * factor + 0x00800080;
  even = (even + (even >> 8 & 0x00FF00FF)) >> 8 & 0x00FF00FF;
  odd = (odd + (odd >> 8 & 0x00FF00FF)) & 0xFF00FF00;
  return above + (even | odd);
}

// The same for eight pixels and one color.
static inline void lay_eight(uint32_t color, uint32_t *pixels) {
  uint32_t colors[8];
  for (int i = 0; i < 8; i++) colors[i] = color;
  Bytes above, below;
  memcpy(&above, colors, sizeof above);
  memcpy(&below, pixels, sizeof below);
  Parts product = __builtin_convertvector(below, Parts) * (uint16_t)(255 - (color >> 24)) + 128;
  above += __builtin_convertvector((product + (product >> 8)) >> 8, Bytes);
  memcpy(pixels, &above, sizeof above);
}

__attribute__((swiftcall)) void galley_lay_color(
    const uint32_t *products, const uint8_t *coverage, ptrdiff_t coverage_stride, ptrdiff_t width,
    ptrdiff_t height, uint8_t *target, ptrdiff_t stride) {
  const uint64_t all = UINT64_MAX;
  for (ptrdiff_t y = 0; y < height; y++) {
    const uint8_t *line = coverage + y * coverage_stride;
    uint32_t *pixels = (uint32_t *)(void *)(target + y * stride);
    for (ptrdiff_t x = 0; x < width; x += 8) {
      uint64_t word;
      memcpy(&word, line + x, 8);
      if (word == 0) continue;
      if (word == all && x + 8 <= width) {
        lay_eight(products[255], pixels + x);
        continue;
      }
      for (ptrdiff_t i = x; i < width && i < x + 8; i++) {
        if (line[i] != 0) pixels[i] = over(products[line[i]], pixels[i]);
      }
    }
  }
}
