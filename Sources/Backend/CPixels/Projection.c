#include "CPixels.h"
#include <math.h>

// Disable fused operations, so that all processors compute the same colors.
#pragma STDC FP_CONTRACT OFF

enum { samples = 3 };
typedef float color __attribute__((vector_size(16)));

typedef struct {
  const double *forward, *inverse;
  ptrdiff_t x, y, width, height;
  const uint8_t *pixels;
  ptrdiff_t stride;
} plane;

static color pixel(const plane *plane, ptrdiff_t x, ptrdiff_t y) {
  if (x < 0 || y < 0 || x >= plane->width || y >= plane->height) return (color){0};
  const uint8_t *bytes = plane->pixels + y * plane->stride + x * 4;
  return (color){bytes[0], bytes[1], bytes[2], bytes[3]};
}

// Returns the color of the plane that is visible at a point, interpolated between four pixels.
static color sample(const plane *plane, double px, double py) {
  const double *inverse = plane->inverse, *forward = plane->forward;
  // The sign of the scale is arbitrary. Projecting forward finds points behind the viewer.
  double depth = inverse[2] * px + inverse[5] * py + inverse[8];
  if (depth == 0) return (color){0};
  double across = (inverse[0] * px + inverse[3] * py + inverse[6]) / depth;
  double down = (inverse[1] * px + inverse[4] * py + inverse[7]) / depth;
  double x = across - plane->x - 0.5, y = down - plane->y - 0.5;
  if (!(x > -1 && y > -1 && x < plane->width && y < plane->height)) return (color){0};
  if (!(forward[2] * across + forward[5] * down + forward[8] > 0)) return (color){0};
  ptrdiff_t left = x < 0 ? -1 : x, top = y < 0 ? -1 : y;
  float u = x - left, v = y - top;
  color upper = pixel(plane, left, top) * (1 - u) + pixel(plane, left + 1, top) * u;
  color lower = pixel(plane, left, top + 1) * (1 - u) + pixel(plane, left + 1, top + 1) * u;
  return upper * (1 - v) + lower * v;
}

__attribute__((swiftcall)) void galley_project(
    const double *forward, const double *inverse, const ptrdiff_t *areas, const uint8_t *from,
    ptrdiff_t from_stride, uint8_t *to, ptrdiff_t to_stride) {
  plane plane = {forward, inverse, areas[0], areas[1], areas[2], areas[3], from, from_stride};
  for (ptrdiff_t y = 0; y < areas[7]; y++) {
    for (ptrdiff_t x = 0; x < areas[6]; x++) {
      color sum = {0};
      for (int part = 0; part < samples * samples; part++) {
        sum += sample(
            &plane, areas[4] + x + (part % samples + 0.5) / samples,
            areas[5] + y + (part / samples + 0.5) / samples);
      }
      for (int channel = 0; channel < 4; channel++) {
        to[y * to_stride + x * 4 + channel] = roundf(sum[channel] / (samples * samples));
      }
    }
  }
}
