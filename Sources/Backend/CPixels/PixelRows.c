#include "CPixels.h"
#include <string.h>

// What a product with 1 / opacity is multiplied by instead of a division, which takes several times as
// long: the quotient is exact for dividends below 2^16.
#define ONE(a) (a) == 0 ? 0 : (1u << 24) / ((a) == 0 ? 1 : (a)) + 1
#define FOUR(a) ONE(a), ONE(a + 1), ONE(a + 2), ONE(a + 3)
#define SIXTEEN(a) FOUR(a), FOUR(a + 4), FOUR(a + 8), FOUR(a + 12)
#define SIXTY_FOUR(a) SIXTEEN(a), SIXTEEN(a + 16), SIXTEEN(a + 32), SIXTEEN(a + 48)
static const uint32_t reciprocals[256] = {
    SIXTY_FOUR(0), SIXTY_FOUR(64), SIXTY_FOUR(128), SIXTY_FOUR(192)};

// A component before it was multiplied by opacity, rounded to nearest.
static inline uint32_t straight(uint32_t component, uint32_t alpha) {
  uint64_t value = (uint64_t)(component * 255 + alpha / 2) * reciprocals[alpha] >> 24;
  return value < 255 ? (uint32_t)value : 255;
}

static inline void put(uint8_t *out, uint32_t red, uint32_t green, uint32_t blue, uint32_t alpha) {
  out[0] = (uint8_t)red;
  out[1] = (uint8_t)green;
  out[2] = (uint8_t)blue;
  out[3] = (uint8_t)alpha;
}

// A word whose first byte in memory is the lowest of 'value'.
static inline uint32_t little(uint32_t value) {
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  return __builtin_bswap32(value);
#else
  return value;
#endif
}

__attribute__((swiftcall)) bool galley_row_is_opaque(const uint32_t *row, ptrdiff_t count) {
  uint32_t all = 0xFF000000;
  for (ptrdiff_t i = 0; i < count; i++) all &= row[i];
  return all == 0xFF000000;
}

static void to_rgba(const uint32_t *row, ptrdiff_t count, uint8_t *out) {
  for (ptrdiff_t i = 0; i < count; i++, out += 4) {
    uint32_t pixel = row[i], alpha = pixel >> 24;
    // Neighbors are often equal.
    if (i > 0 && pixel == row[i - 1]) {
      memcpy(out, out - 4, 4);
      continue;
    }
    uint32_t red = pixel >> 16 & 0xFF, green = pixel >> 8 & 0xFF, blue = pixel & 0xFF;
    if (alpha == 255) {
      put(out, red, green, blue, alpha);
    } else if (alpha == 0) {
      memset(out, 0, 4);
    } else {
      put(out, straight(red, alpha), straight(green, alpha), straight(blue, alpha), alpha);
    }
  }
}

__attribute__((swiftcall)) void galley_row_to_rgba(
    const uint32_t *row, ptrdiff_t count, uint8_t *out) {
  enum { block = 16 };
  ptrdiff_t i = 0;
  // Compilers use vectors for opaque blocks.
  for (; i + block <= count; i += block, out += 4 * block) {
    uint32_t all = 0xFF000000, words[block];
    for (int j = 0; j < block; j++) all &= row[i + j];
    if (all != 0xFF000000) {
      to_rgba(row + i, block, out);
      continue;
    }
    for (int j = 0; j < block; j++) {
      uint32_t pixel = row[i + j];
      words[j] = little((pixel & 0xFF00FF00) | (pixel >> 16 & 0xFF) | (pixel & 0xFF) << 16);
    }
    memcpy(out, words, sizeof words);
  }
  to_rgba(row + i, count - i, out);
}

static uint32_t to_word(uint32_t pixel) {
  uint32_t red = pixel & 0xFF, green = pixel >> 8 & 0xFF, blue = pixel >> 16 & 0xFF;
  uint32_t alpha = pixel >> 24;
  red = (red * alpha + 127) / 255;
  green = (green * alpha + 127) / 255;
  blue = (blue * alpha + 127) / 255;
  return alpha << 24 | red << 16 | green << 8 | blue;
}

__attribute__((swiftcall)) void galley_rgba_to_row(
    const uint8_t *line, ptrdiff_t count, uint32_t *row) {
  enum { block = 16 };
  for (ptrdiff_t i = 0; i < count; i += block) {
    uint32_t pixels[block], all = 0xFF000000;
    ptrdiff_t length = count - i < block ? count - i : block;
    // Beyond the end of the row, opaque pixels.
    if (length < block) memset(pixels, 0xFF, sizeof pixels);
    memcpy(pixels, line + i * 4, length * 4);
    for (int j = 0; j < block; j++) {
      pixels[j] = little(pixels[j]);
      all &= pixels[j];
    }
    // Compilers use vectors for opaque blocks.
    if (all == 0xFF000000) {
      for (int j = 0; j < block; j++) {
        uint32_t pixel = pixels[j];
        pixels[j] = (pixel & 0xFF00FF00) | (pixel & 0xFF) << 16 | (pixel >> 16 & 0xFF);
      }
    } else {
      for (int j = 0; j < block; j++) pixels[j] = to_word(pixels[j]);
    }
    memcpy(row + i, pixels, length * 4);
  }
}

__attribute__((swiftcall)) bool galley_row_to_rgb(
    const uint32_t *row, ptrdiff_t count, uint8_t *out) {
  uint32_t all = 0xFF000000;
  ptrdiff_t i = 0;
  // Four pixels are twelve bytes. The opacity, the first byte after the swap, is shifted out.
  for (; i + 4 <= count; i += 4, out += 12) {
    all &= row[i] & row[i + 1] & row[i + 2] & row[i + 3];
    uint64_t colors[4];
    for (int j = 0; j < 4; j++) colors[j] = __builtin_bswap32(row[i + j]) >> 8;
    uint64_t first = colors[0] | colors[1] << 24 | colors[2] << 48;
    uint32_t rest = (uint32_t)(colors[2] >> 16 | colors[3] << 8);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    first = __builtin_bswap64(first);
    rest = __builtin_bswap32(rest);
#endif
    memcpy(out, &first, 8);
    memcpy(out + 8, &rest, 4);
  }
  for (; i < count; i++, out += 3) {
    all &= row[i];
    out[0] = (uint8_t)(row[i] >> 16);
    out[1] = (uint8_t)(row[i] >> 8);
    out[2] = (uint8_t)row[i];
  }
  return all == 0xFF000000;
}

__attribute__((swiftcall)) void galley_rgba_as_painted(
    const uint8_t *line, ptrdiff_t count, uint8_t *out, ptrdiff_t step) {
  for (ptrdiff_t i = 0; i < count; i++, line += 4, out += step) {
    uint32_t alpha = line[3];
    if (alpha == 255) {
      memcpy(out, line, 4);
    } else if (alpha == 0) {
      memset(out, 0, 4);
    } else {
      for (int j = 0; j < 3; j++) {
        out[j] = (uint8_t)straight((line[j] * alpha + 127) / 255, alpha);
      }
      out[3] = (uint8_t)alpha;
    }
  }
}

__attribute__((swiftcall)) void galley_rgb_to_rgba(
    const uint8_t *line, ptrdiff_t count, uint8_t *out, ptrdiff_t step) {
  ptrdiff_t i = 0;
  // Four pixels are three words.
  for (; step == 4 && i + 4 <= count; i += 4, line += 12, out += 16) {
    uint32_t from[3], to[4];
    memcpy(from, line, sizeof from);
    for (int j = 0; j < 3; j++) from[j] = little(from[j]);
    to[0] = from[0];
    to[1] = from[0] >> 24 | from[1] << 8;
    to[2] = from[1] >> 16 | from[2] << 16;
    to[3] = from[2] >> 8;
    for (int j = 0; j < 4; j++) to[j] = little(to[j] | 0xFF000000);
    memcpy(out, to, sizeof to);
  }
  for (; i < count; i++, line += 3, out += step) put(out, line[0], line[1], line[2], 255);
}

__attribute__((swiftcall)) void galley_palette_to_rgba(
    const uint8_t *line, ptrdiff_t count, ptrdiff_t depth, const uint32_t *palette, uint8_t *out,
    ptrdiff_t step) {
  for (ptrdiff_t i = 0; i < count; i++, out += step) {
    ptrdiff_t bit = i * depth;
    // The first index is in the highest bits.
    int index = line[bit >> 3] >> (8 - depth - (bit & 7)) & ((1 << depth) - 1);
    memcpy(out, palette + index, 4);
  }
}

// The neighbor that is nearest to the sum of the other two differences (Paeth).
static inline uint8_t nearest(int left, int up, int corner) {
  int a = up > corner ? up - corner : corner - up;
  int b = left > corner ? left - corner : corner - left;
  int sum = left + up - 2 * corner, c = sum < 0 ? -sum : sum;
  return (uint8_t)(a <= b && a <= c ? left : b <= c ? up : corner);
}

__attribute__((swiftcall)) bool galley_png_unfilter(
    uint8_t filter, uint8_t *line, const uint8_t *above, ptrdiff_t size, ptrdiff_t step) {
  switch (filter) {
  case 0: return true;
  case 1:
    for (ptrdiff_t i = step; i < size; i++) line[i] += line[i - step];
    return true;
  case 2:
    for (ptrdiff_t i = 0; above && i < size; i++) line[i] += above[i];
    return true;
  case 3:
    for (ptrdiff_t i = 0; i < size; i++) {
      line[i] += ((i < step ? 0 : line[i - step]) + (above ? above[i] : 0)) / 2;
    }
    return true;
  case 4:
    for (ptrdiff_t i = 0; i < size; i++) {
      int left = i < step ? 0 : line[i - step];
      line[i] += nearest(left, above ? above[i] : 0, above && i >= step ? above[i - step] : 0);
    }
    return true;
  default: return false;
  }
}
