#include "CReferencePNG.h"

#include <CPixels.h>
#include <cairo.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  const uint8_t *bytes;
  size_t count;
} input;

static cairo_status_t take(void *closure, unsigned char *target, unsigned int count) {
  input *rest = closure;
  if (rest->count < count) return CAIRO_STATUS_READ_ERROR;
  memcpy(target, rest->bytes, count);
  rest->bytes += count;
  rest->count -= count;
  return CAIRO_STATUS_SUCCESS;
}

uint8_t *reference_png_decode(const uint8_t *bytes, size_t count, int *width, int *height) {
  input rest = {bytes, count};
  cairo_surface_t *surface = cairo_image_surface_create_from_png_stream(take, &rest);
  uint8_t *pixels = NULL;
  if (cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS) {
    cairo_surface_flush(surface);
    *width = cairo_image_surface_get_width(surface);
    *height = cairo_image_surface_get_height(surface);
    int stride = cairo_image_surface_get_stride(surface);
    // In an opaque surface, the fourth byte is undefined.
    int isOpaque = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24;
    pixels = malloc((size_t)*width * *height * 4);
    for (int y = 0; pixels && y < *height; y++) {
      uint32_t *row = (uint32_t *)(cairo_image_surface_get_data(surface) + (size_t)y * stride);
      for (int x = 0; isOpaque && x < *width; x++) row[x] |= 0xFF000000;
      galley_row_to_rgba(row, *width, pixels + (size_t)y * *width * 4);
    }
  }
  cairo_surface_destroy(surface);
  return pixels;
}

reference_picture *reference_picture_create(const uint8_t *rgba, int width, int height) {
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
  if (cairo_surface_status(surface) != CAIRO_STATUS_SUCCESS) {
    cairo_surface_destroy(surface);
    return NULL;
  }
  unsigned char *data = cairo_image_surface_get_data(surface);
  int stride = cairo_image_surface_get_stride(surface);
  for (int y = 0; y < height; y++) {
    uint32_t *row = (uint32_t *)(data + (size_t)y * stride);
    for (int x = 0; x < width; x++, rgba += 4) {
      uint32_t alpha = rgba[3];
      row[x] = alpha << 24;
      for (int i = 0; i < 3; i++) row[x] |= (rgba[i] * alpha + 127) / 255 << (16 - 8 * i);
    }
  }
  cairo_surface_mark_dirty(surface);
  return (reference_picture *)surface;
}

void reference_picture_destroy(reference_picture *picture) {
  cairo_surface_destroy((cairo_surface_t *)picture);
}

static cairo_status_t count(void *closure, const unsigned char *bytes, unsigned int count) {
  *(size_t *)closure += count;
  return CAIRO_STATUS_SUCCESS;
}

size_t reference_png_size(reference_picture *picture) {
  size_t size = 0;
  cairo_status_t status =
      cairo_surface_write_to_png_stream((cairo_surface_t *)picture, count, &size);
  return status == CAIRO_STATUS_SUCCESS ? size : 0;
}
