#ifndef PICTURE_DIFFERENCE_H
#define PICTURE_DIFFERENCE_H
#include <stddef.h>
#include <stdint.h>

/// The difference between two pictures, both over white.
typedef struct {
  /// The sum of the differences of all channels, 0 to 255 each.
  ptrdiff_t sum;
  /// The pixels in which a channel differs by more than 96 from the other picture's pixel and from all
  /// its neighbors.
  ptrdiff_t wrong_pixels;
} PictureDifference;

/// Compares the first `width` pixels of the first `height` rows of two RGBA pictures, whose colors are
/// not multiplied by opacity. `first_width` and `second_width` are the pictures' own widths.
PictureDifference compare_pictures(
    const uint8_t *first, ptrdiff_t first_width, const uint8_t *second, ptrdiff_t second_width,
    ptrdiff_t width, ptrdiff_t height);

#endif
