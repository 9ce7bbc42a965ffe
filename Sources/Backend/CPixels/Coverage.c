#include "CPixels.h"

#include <string.h>

// Eight pixels, and their components with 16 bits each, which leave room for products.
typedef uint8_t Bytes __attribute__((ext_vector_type(32)));
typedef uint16_t Parts __attribute__((ext_vector_type(32)));

// Where the opacity is among the bytes of a pixel.
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
#define OPACITY 0
#else
#define OPACITY 3
#endif
#define EACH(pixel) pixel * 4 + OPACITY, pixel * 4 + OPACITY, pixel * 4 + OPACITY, pixel * 4 + OPACITY

// Composites `colors` over eight pixels.
static inline void lay_eight(const uint32_t *colors, uint32_t *pixels) {
  Bytes above, below;
  memcpy(&above, colors, sizeof above);
  memcpy(&below, pixels, sizeof below);
  Parts parts = __builtin_convertvector(above, Parts);
  Parts hidden = __builtin_shufflevector(
      parts, parts, EACH(0), EACH(1), EACH(2), EACH(3), EACH(4), EACH(5), EACH(6), EACH(7));
  Parts product = __builtin_convertvector(below, Parts) * (255 - hidden) + 128;
  above += __builtin_convertvector((product + (product >> 8)) >> 8, Bytes);
  memcpy(pixels, &above, sizeof above);
}

__attribute__((swiftcall)) void galley_lay_color(
    const uint32_t *products, const uint8_t *coverage, ptrdiff_t coverage_stride, ptrdiff_t width,
    ptrdiff_t height, uint8_t *target, ptrdiff_t stride) {
  for (ptrdiff_t y = 0; y < height; y++) {
    const uint8_t *line = coverage + y * coverage_stride;
    uint32_t *pixels = (uint32_t *)(void *)(target + y * stride);
    for (ptrdiff_t x = 0; x < width; x += 8) {
      uint64_t word;
      memcpy(&word, line + x, 8);
      if (word == 0) continue;
      uint32_t colors[8], some[8];
      for (int i = 0; i < 8; i++) colors[i] = products[line[x + i]];
      if (x + 8 <= width) {
        lay_eight(colors, pixels + x);
        continue;
      }
      size_t rest = (size_t)(width - x) * sizeof *pixels;
      memcpy(some, pixels + x, rest);
      lay_eight(colors, some);
      memcpy(pixels + x, some, rest);
    }
  }
}

__attribute__((swiftcall)) void galley_fill_area(
    uint32_t pixel, uint8_t *target, ptrdiff_t stride, ptrdiff_t width, ptrdiff_t height) {
  for (ptrdiff_t y = 0; y < height; y++, target += stride) {
    uint32_t *pixels = (uint32_t *)(void *)target;
    for (ptrdiff_t x = 0; x < width; x++) pixels[x] = pixel;
  }
}

// Two components, with 16 bits each, times `factor` / 255.
static inline uint32_t pair(uint32_t parts, uint32_t factor, uint32_t rounding) {
  uint32_t product = parts * factor + rounding * 0x00010001;
  return product + (product >> 8 & 0x00FF00FF);
}

static inline uint32_t times(uint32_t pixel, uint32_t factor, uint32_t rounding) {
  return (pair(pixel & 0x00FF00FF, factor, rounding) >> 8 & 0x00FF00FF)
      | (pair(pixel >> 8 & 0x00FF00FF, factor, rounding) & 0xFF00FF00);
}

__attribute__((swiftcall)) void galley_find_products(
    uint32_t color, uint32_t rounding, uint32_t opacity, uint32_t *products) {
  for (uint32_t coverage = 0; coverage < 256; coverage++) {
    uint32_t product = times(color, coverage, rounding);
    products[coverage] = opacity == 255 ? product : times(product, opacity, 128);
  }
}
