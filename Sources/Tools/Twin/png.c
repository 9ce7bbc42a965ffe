#include "deflate.h"
#include "twin.h"

#include <libdeflate.h>
#include <stdint.h>
#include <string.h>

static void put(unsigned char **out, uint32_t value) {
  for (int shift = 24; shift >= 0; shift -= 8) *(*out)++ = value >> shift;
}

static void chunk(unsigned char **out, const char *type, const void *contents, uint32_t count) {
  put(out, count);
  unsigned char *start = *out;
  memcpy(start, type, 4);
  if (count) memcpy(start + 4, contents, count);
  *out += 4 + count;
  put(out, libdeflate_crc32(0, start, 4 + count));
}

// Collects the colors in a table of 1024 slots; returns their number, or 257 if there are more than
// 256.
static int palette(const unsigned char *pixels, int stride, int width, int height,
                   uint32_t keys[1024], short values[1024], unsigned char colors[768]) {
  int count = 0;
  memset(values, -1, 1024 * sizeof *values);
  for (int y = 0; y < height; y++) {
    const uint32_t *row = (const uint32_t *)(pixels + (size_t)y * stride);
    for (int x = 0; x < width; x++) {
      if (x && row[x] == row[x - 1]) continue;
      uint32_t slot = (row[x] * 0x9E3779B1u) >> 22;
      while (values[slot] >= 0 && keys[slot] != row[x]) slot = (slot + 1) & 1023;
      if (values[slot] >= 0) continue;
      if (count == 256) return 257;
      keys[slot] = row[x];
      values[slot] = count;
      for (int i = 0; i < 3; i++) colors[count * 3 + i] = row[x] >> (16 - 8 * i);
      count++;
    }
  }
  return count;
}

twin_bytes twin_png(cairo_surface_t *surface) {
  cairo_surface_flush(surface);
  const unsigned char *pixels = cairo_image_surface_get_data(surface);
  int stride = cairo_image_surface_get_stride(surface);
  int width = cairo_image_surface_get_width(surface);
  int height = cairo_image_surface_get_height(surface);
  uint32_t keys[1024];
  short values[1024];
  unsigned char colors[768];
  int count = palette(pixels, stride, width, height, keys, values, colors);
  int indexed = count <= 256;
  int depth = !indexed ? 8 : count <= 2 ? 1 : count <= 4 ? 2 : count <= 16 ? 4 : 8;
  size_t line = indexed ? ((size_t)width * depth + 7) / 8 : (size_t)width * 3;
  size_t total = (line + 1) * height;
  unsigned char *raw = calloc(1, total + 8);
  for (int y = 0; y < height; y++) {
    const uint32_t *row = (const uint32_t *)(pixels + (size_t)y * stride);
    unsigned char *out = raw + (line + 1) * y + 1;
    if (!indexed) {
      for (int x = 0; x < width; x++) {
        *out++ = row[x] >> 16;
        *out++ = row[x] >> 8;
        *out++ = row[x];
      }
      continue;
    }
    unsigned char index = 0;
    for (int x = 0; x < width; x++) {
      if (!x || row[x] != row[x - 1]) {
        uint32_t slot = (row[x] * 0x9E3779B1u) >> 22;
        while (keys[slot] != row[x] || values[slot] < 0) slot = (slot + 1) & 1023;
        index = values[slot];
      }
      out[x * depth / 8] |= index << (8 - depth - x * depth % 8);
    }
  }
  unsigned char *packed = malloc(total + total / 4 + 4096);
  size_t size = twin_deflate(raw, total, line + 1, indexed ? 1 : 3, packed);
  free(raw);

  unsigned char *file = malloc(size + 1024), *out = file;
  memcpy(out, "\x89PNG\r\n\x1a\n", 8);
  out += 8;
  unsigned char head[13], *field = head;
  put(&field, width);
  put(&field, height);
  memcpy(field, (unsigned char[]){depth, indexed ? 3 : 2, 0, 0, 0}, 5);
  chunk(&out, "IHDR", head, 13);
  chunk(&out, "sRGB", "", 1);
  if (indexed) chunk(&out, "PLTE", colors, count * 3);
  chunk(&out, "IDAT", packed, size);
  chunk(&out, "IEND", NULL, 0);
  free(packed);
  return (twin_bytes){file, out - file};
}
