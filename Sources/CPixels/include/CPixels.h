#ifndef GALLEY_PIXELS_H
#define GALLEY_PIXELS_H
#include <stddef.h>
#include <stdint.h>

// These functions have Swift's calling convention, so that Swift can declare them by their symbols.

/// The most pixels of a row that are compared at once.
#define GALLEY_CELL 16

/// Compares the pixels `x` to `x + GALLEY_CELL - 1` of row `y` of two pictures of one size, as far as
/// there are such, four bytes to a pixel. `x` must be a multiple of `GALLEY_CELL`.
///
/// `result` becomes: a bit for each pixel that differs, the first pixel's the lowest; a bit for each of
/// them that may differ only in how an edge through it is smoothed; the largest difference of a byte.
__attribute__((swiftcall)) void galley_compare_cell(
    const uint8_t *first, const uint8_t *second, ptrdiff_t width, ptrdiff_t height, ptrdiff_t x,
    ptrdiff_t y, uint32_t *result);

/// Computes `count` pixels of a row from number `first` on, within which the colour changes evenly.
///
/// Pixel `i` lies `start` + the whole part of `i * step` along the gradient, in 65536ths of it; both,
/// and the whole part, must be within 2^30. `ramp` has what opacity, red, green and blue become at
/// each place from 0 to 1: four factors, and four values at 0; opacity is from 0 to 1, the others are
/// not multiplied by it.
__attribute__((swiftcall)) void galley_gradient_row(
    uint32_t *pixels, ptrdiff_t first, ptrdiff_t count, int32_t start, double step,
    const float *ramp);

#endif
