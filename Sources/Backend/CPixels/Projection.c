#include "CPixels.h"
#include <math.h>
#include <string.h>

// Disable fused operations, so that all processors compute the same colors.
#pragma STDC FP_CONTRACT OFF

enum {
  // Each pixel is the mean of this many points in each direction.
  samples = 3,
  // Pixels are painted in blocks with this side.
  side = 8,
  tile = GALLEY_TILE,
};
typedef uint8_t bytes __attribute__((vector_size(4)));
typedef float color __attribute__((vector_size(16)));
typedef int32_t levels __attribute__((vector_size(16)));
typedef double doubles __attribute__((vector_size(16)));
typedef int32_t places __attribute__((vector_size(8)));

typedef struct {
  const double *forward, *inverse;
  ptrdiff_t x, y, width, height;
  const uint8_t *pixels;
  ptrdiff_t stride;
  const uint64_t *tiles;
} plane;

static inline color pixel(const uint8_t *address) {
  bytes bytes;
  memcpy(&bytes, address, sizeof bytes);
  return __builtin_convertvector(bytes, color);
}

// Returns the mean of as many points as a pixel has.
static inline uint32_t mean(color sum) {
  color value = sum / (float)(samples * samples);
  levels whole = __builtin_convertvector(value, levels);
  // Comparing yields -1.
  whole -= (levels)(value - __builtin_convertvector(whole, color) >= 0.5f);
  bytes bytes = __builtin_convertvector(whole, __typeof__(bytes));
  uint32_t result;
  memcpy(&result, &bytes, sizeof result);
  return result;
}

static color checked_pixel(const plane *plane, ptrdiff_t x, ptrdiff_t y) {
  if (x < 0 || y < 0 || x >= plane->width || y >= plane->height) return (color){0};
  return pixel(plane->pixels + y * plane->stride + x * 4);
}

// Finds the point of the plane, relative to the first pixel's center, that is visible at a point of the
// picture. Returns false for points that are not in front of the viewer.
static bool find(const plane *plane, double px, double py, double *x, double *y) {
  const double *inverse = plane->inverse, *forward = plane->forward;
  // The sign of the scale is arbitrary. Projecting forward finds points behind the viewer.
  double depth = inverse[2] * px + inverse[5] * py + inverse[8];
  if (depth == 0) return false;
  double across = (inverse[0] * px + inverse[3] * py + inverse[6]) / depth;
  double down = (inverse[1] * px + inverse[4] * py + inverse[7]) / depth;
  *x = across - plane->x - 0.5;
  *y = down - plane->y - 0.5;
  return forward[2] * across + forward[5] * down + forward[8] > 0;
}

// Returns the color of the plane that is visible at a point, interpolated between four pixels.
static color sample(const plane *plane, double px, double py) {
  double x, y;
  if (!find(plane, px, py, &x, &y)) return (color){0};
  if (!(x > -1 && y > -1 && x < plane->width && y < plane->height)) return (color){0};
  ptrdiff_t left = x < 0 ? -1 : x, top = y < 0 ? -1 : y;
  float u = x - left, v = y - top;
  color upper = checked_pixel(plane, left, top) * (1 - u) + checked_pixel(plane, left + 1, top) * u;
  color lower =
      checked_pixel(plane, left, top + 1) * (1 - u) + checked_pixel(plane, left + 1, top + 1) * u;
  return upper * (1 - v) + lower * v;
}

// The position of a point of a pixel.
static inline double point(ptrdiff_t pixel, ptrdiff_t part) {
  return pixel + (part + 0.5) / samples;
}

// Paints a block, any part of which may be invisible.
static void paint_edge(
    const plane *plane, ptrdiff_t x, ptrdiff_t y, ptrdiff_t width, ptrdiff_t height, uint8_t *to,
    ptrdiff_t stride) {
  for (ptrdiff_t row = 0; row < height; row++) {
    for (ptrdiff_t column = 0; column < width; column++) {
      color sum = {0};
      for (int part = 0; part < samples * samples; part++) {
        sum += sample(plane, point(x + column, part % samples), point(y + row, part / samples));
      }
      uint32_t word = mean(sum);
      memcpy(to + row * stride + column * 4, &word, sizeof word);
    }
  }
}

// The points of a row of a block, in pairs. The last one may be beyond the row.
enum { pairs = side * samples / 2 + 1 };

// Paints a row of a block that shows nothing outside the plane: with the same operations as `sample`, for
// two points at once.
static void paint_row(
    const plane *plane, const doubles *points, ptrdiff_t y, ptrdiff_t width, uint8_t *to) {
  const double *inverse = plane->inverse;
  color sums[side] = {{0}};
  for (int part = 0; part < samples; part++) {
    double py = point(y, part);
    float shares[pairs * 2][2];
    int32_t corners[pairs * 2][2];
    int count = (int)width * samples;
    for (int index = 0; index < count; index += 2) {
      doubles px = points[index / 2];
      doubles depth = inverse[2] * px + inverse[5] * py + inverse[8];
      doubles across = (inverse[0] * px + inverse[3] * py + inverse[6]) / depth;
      doubles down = (inverse[1] * px + inverse[4] * py + inverse[7]) / depth;
      across = across - (double)plane->x - 0.5;
      down = down - (double)plane->y - 0.5;
      places left = __builtin_convertvector(across, places);
      places top = __builtin_convertvector(down, places);
      doubles u = across - __builtin_convertvector(left, doubles);
      doubles v = down - __builtin_convertvector(top, doubles);
      for (int lane = 0; lane < 2; lane++) {
        shares[index + lane][0] = u[lane];
        shares[index + lane][1] = v[lane];
        corners[index + lane][0] = left[lane];
        corners[index + lane][1] = top[lane];
      }
    }
    for (ptrdiff_t column = 0; column < width; column++) {
      color sum = sums[column];
      for (int index = column * samples; index < (column + 1) * samples; index++) {
        float u = shares[index][0], v = shares[index][1];
        const uint8_t *upper =
            plane->pixels + corners[index][1] * plane->stride + corners[index][0] * 4l;
        const uint8_t *lower = upper + plane->stride;
        sum += (pixel(upper) * (1 - u) + pixel(upper + 4) * u) * (1 - v) +
               (pixel(lower) * (1 - u) + pixel(lower + 4) * u) * v;
      }
      sums[column] = sum;
    }
  }
  for (ptrdiff_t column = 0; column < width; column++) {
    uint32_t word = mean(sums[column]);
    memcpy(to + column * 4, &word, sizeof word);
  }
}

// Returns whether an area of the plane has one color, as far as its tiles tell.
static bool is_plain(
    const plane *plane, ptrdiff_t left, ptrdiff_t top, ptrdiff_t right, ptrdiff_t bottom,
    uint32_t *word) {
  ptrdiff_t columns = (plane->width + tile - 1) / tile;
  ptrdiff_t first = left / tile, last = right / tile;
  uint64_t known = plane->tiles[top / tile * columns + first];
  if (known == GALLEY_TILE_MIXED) return false;
  for (ptrdiff_t y = top / tile; y <= bottom / tile; y++) {
    for (ptrdiff_t x = first; x <= last; x++) {
      if (plane->tiles[y * columns + x] != known) return false;
    }
  }
  *word = (uint32_t)known;
  return true;
}

// Returns the sum of the magnitudes of the terms of a coordinate. Its rounding error is a part of this.
static double terms(const double *column, double px, double py) {
  return fabs(column[0] * px) + fabs(column[3] * py) + fabs(column[6]);
}

// Returns the number of pixels whose points were computed.
static ptrdiff_t paint_block(
    const plane *plane, ptrdiff_t x, ptrdiff_t y, ptrdiff_t width, ptrdiff_t height, uint8_t *to,
    ptrdiff_t stride) {
  double left = INFINITY, top = INFINITY, right = -INFINITY, bottom = -INFINITY;
  double least = INFINITY, greatest = -INFINITY, largest = 0;
  const double reach = fmax(
      fabs((double)plane->x) + plane->width, fabs((double)plane->y) + plane->height);
  int in_front = 0;
  for (int corner = 0; corner < 4; corner++) {
    double px = corner % 2 ? point(x + width - 1, samples - 1) : point(x, 0);
    double py = corner / 2 ? point(y + height - 1, samples - 1) : point(y, 0);
    double depth = plane->inverse[2] * px + plane->inverse[5] * py + plane->inverse[8];
    double across = 0, down = 0;
    in_front += find(plane, px, py, &across, &down);
    least = fmin(least, depth), greatest = fmax(greatest, depth);
    largest += terms(plane->inverse, px, py) + terms(plane->inverse + 1, px, py) +
               terms(plane->inverse + 2, px, py) * reach;
    left = fmin(left, across), right = fmax(right, across);
    top = fmin(top, down), bottom = fmax(bottom, down);
  }
  // A block on one side of the horizon shows what lies between its outermost points. Rounding may move
  // others slightly beyond these, and anywhere if the terms of a small depth are large.
  const double margin = 1.0 / 256;
  left -= margin, top -= margin, right += margin, bottom += margin;
  bool is_precise = 2e-15 * largest < margin * fmin(fabs(least), fabs(greatest));
  bool is_regular =
      is_precise && (least > 0 || greatest < 0) && (in_front == 0 || in_front == 4);
  bool is_hidden = in_front == 0 || right <= -1 || bottom <= -1 || left >= plane->width ||
                   top >= plane->height;
  if (is_regular && is_hidden) {
    for (ptrdiff_t row = 0; row < height; row++) memset(to + row * stride, 0, width * 4);
    return 0;
  }
  bool is_inside = left >= 0 && top >= 0 && right < plane->width - 1 && bottom < plane->height - 1;
  if (!is_regular || !is_inside) {
    paint_edge(plane, x, y, width, height, to, stride);
    return width * height;
  }
  uint32_t word;
  bool plain =
      is_plain(plane, left, top, (ptrdiff_t)right + 1, (ptrdiff_t)bottom + 1, &word);
  doubles points[pairs];
  for (int index = 0; index < pairs * 2; index++) {
    points[index / 2][index % 2] = point(x + index / samples, index % samples);
  }
  for (ptrdiff_t row = 0; row < height; row++) {
    if (!plain) {
      paint_row(plane, points, y + row, width, to + row * stride);
      continue;
    }
    for (ptrdiff_t column = 0; column < width; column++) {
      memcpy(to + row * stride + column * 4, &word, sizeof word);
    }
  }
  return plain ? 0 : width * height;
}

__attribute__((swiftcall)) ptrdiff_t galley_project(
    const double *forward, const double *inverse, const ptrdiff_t *areas, const uint8_t *from,
    ptrdiff_t from_stride, const uint64_t *tiles, uint8_t *to, ptrdiff_t to_stride) {
  plane plane = {forward, inverse, areas[0], areas[1], areas[2], areas[3], from, from_stride, tiles};
  ptrdiff_t count = 0;
  for (ptrdiff_t y = 0; y < areas[7]; y += side) {
    ptrdiff_t height = areas[7] - y < side ? areas[7] - y : side;
    for (ptrdiff_t x = 0; x < areas[6]; x += side) {
      ptrdiff_t width = areas[6] - x < side ? areas[6] - x : side;
      count += paint_block(
          &plane, areas[4] + x, areas[5] + y, width, height, to + y * to_stride + x * 4, to_stride);
    }
  }
  return count;
}

__attribute__((swiftcall)) void galley_find_tiles(
    const uint8_t *pixels, ptrdiff_t stride, ptrdiff_t width, ptrdiff_t height, uint64_t *tiles) {
  for (ptrdiff_t y = 0; y < height; y += tile) {
    ptrdiff_t rows = height - y < tile ? height - y : tile;
    for (ptrdiff_t x = 0; x < width; x += tile, tiles++) {
      ptrdiff_t columns = width - x < tile ? width - x : tile;
      const uint8_t *first = pixels + y * stride + x * 4;
      uint32_t color;
      memcpy(&color, first, sizeof color);
      // A row of one color equals itself, moved by a pixel.
      bool plain = memcmp(first, first + 4, (columns - 1) * 4) == 0;
      for (ptrdiff_t row = 1; plain && row < rows; row++) {
        plain = memcmp(first, first + row * stride, columns * 4) == 0;
      }
      *tiles = plain ? color : GALLEY_TILE_MIXED;
    }
  }
}
