#include "CPictureDifference.h"
#include <stdlib.h>
#include <string.h>

static const int similar = 96;

/// The difference of a channel over white.
static int channel_difference(const uint8_t *first, const uint8_t *second, int channel) {
  int one = (first[channel] * first[3] + 255 * (255 - first[3])) / 255;
  int other = (second[channel] * second[3] + 255 * (255 - second[3])) / 255;
  return abs(one - other);
}

static int largest_difference(const uint8_t *first, const uint8_t *second) {
  int largest = 0;
  for (int channel = 0; channel < 3; channel++) {
    int difference = channel_difference(first, second, channel);
    if (difference > largest) largest = difference;
  }
  return largest;
}

PictureDifference compare_pictures(
    const uint8_t *first, ptrdiff_t first_width, const uint8_t *second, ptrdiff_t second_width,
    ptrdiff_t width, ptrdiff_t height) {
  PictureDifference result = {0, 0};
  for (ptrdiff_t y = 0; y < height; y++) {
    for (ptrdiff_t x = 0; x < width; x++) {
      const uint8_t *here = first + (y * first_width + x) * 4;
      const uint8_t *there = second + (y * second_width + x) * 4;
      if (memcmp(here, there, 4) == 0) continue;
      for (int channel = 0; channel < 3; channel++) {
        result.sum += channel_difference(here, there, channel);
      }
      if (largest_difference(here, there) <= similar) continue;
      int is_near = 0;
      for (ptrdiff_t row = y - 1; row <= y + 1; row++) {
        for (ptrdiff_t column = x - 1; column <= x + 1; column++) {
          if (row < 0 || row >= height || column < 0 || column >= width) continue;
          const uint8_t *neighbor = second + (row * second_width + column) * 4;
          if (largest_difference(here, neighbor) <= similar) is_near = 1;
        }
      }
      if (!is_near) result.wrong_pixels += 1;
    }
  }
  return result;
}
