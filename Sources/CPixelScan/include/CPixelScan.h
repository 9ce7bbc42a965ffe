#ifndef GALLEY_PIXEL_SCAN_H
#define GALLEY_PIXEL_SCAN_H
#include <stddef.h>
#include <stdint.h>

/// The most pixels of a row that are compared at once.
#define GALLEY_CELL 16

/// Compares the pixels `x` to `x + GALLEY_CELL - 1` of row `y` of two pictures of one size, as far as
/// there are such, four bytes to a pixel. `x` must be a multiple of `GALLEY_CELL`.
///
/// `result` becomes: a bit for each pixel that differs, the first pixel's the lowest; a bit for each of
/// them that may differ only in how an edge through it is smoothed; the largest difference of a byte.
///
/// It has Swift's calling convention, so that Swift can declare it by its symbol.
__attribute__((swiftcall)) void galley_compare_cell(
    const uint8_t *first, const uint8_t *second, ptrdiff_t width, ptrdiff_t height, ptrdiff_t x,
    ptrdiff_t y, uint32_t *result);

#endif
