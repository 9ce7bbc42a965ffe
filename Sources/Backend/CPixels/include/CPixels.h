#ifndef GALLEY_PIXELS_H
#define GALLEY_PIXELS_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Functions use Swift's calling convention, so that Swift can declare them by symbol.

/// The number of pixels of a row that are compared at once.
#define GALLEY_CELL 16

/// Compares the pixels `x` to `x + GALLEY_CELL - 1` of row `y` of two pictures of the same size,
/// with four bytes per pixel, ignoring pixels beyond the row. `x` must be a multiple of
/// `GALLEY_CELL`.
///
/// Sets `result` to: a bit for each pixel that differs, the first pixel's lowest; a bit for each of
/// them that may differ only in the antialiasing of an edge; the largest difference of a byte.
__attribute__((swiftcall)) void galley_compare_cell(
    const uint8_t *first, const uint8_t *second, ptrdiff_t width, ptrdiff_t height, ptrdiff_t x,
    ptrdiff_t y, uint32_t *result);

/// Computes `count` pixels of a gradient row, starting at pixel `first`.
///
/// Pixel `i` is at `start` + the integer part of `i * step`, in 65,536ths of the gradient. All
/// three must be within 2^30. `ramp` describes opacity, red, green and blue as linear functions of
/// the position from 0 to 1: four factors, then four values at 0. Opacity is 0 to 1; colors are not
/// premultiplied.
__attribute__((swiftcall)) void galley_gradient_row(
    uint32_t *pixels, ptrdiff_t first, ptrdiff_t count, int32_t start, double step,
    const float *ramp);

/// Sets `count` pixels of a gradient row to those of `table`, which has the colors from one position before
/// the first to one behind the last, 65,536 positions later. Pixel `i` is at `start` + the integer part of
/// `i * step`.
__attribute__((swiftcall)) void galley_table_row(
    uint32_t *pixels, ptrdiff_t count, ptrdiff_t start, double step, const uint32_t *table);

/// Computes `count` pixels of a row of an angular gradient, starting at pixel `column`.
///
/// `to_user` maps pixels to points. `gradient` has x and y of the center, then the first angle and the angle
/// from the first color to the last, in radians. Each pixel is the color of `table`, from the first to index
/// `last`, that is nearest to the exact angle of the pixel's center. Returns how many of the angles could not
/// be estimated.
__attribute__((swiftcall)) ptrdiff_t galley_angular_row(
    uint32_t *pixels, ptrdiff_t column, ptrdiff_t count, double row, const double *to_user,
    const double *gradient, const uint32_t *table, ptrdiff_t last);

/// Blurs pixels of one or four bytes, each byte of a pixel by itself: first the rows, then the columns, with
/// three box blurs one after the other.
///
/// `boxes` has how many values before and after each value the three boxes average, fewer than 2^13
/// together. `memory` has room for 80 bytes for each pixel of the longer side, aligned to 32 bytes.
__attribute__((swiftcall)) void galley_box_blur(
    uint8_t *pixels, ptrdiff_t stride, ptrdiff_t width, ptrdiff_t height, ptrdiff_t channels,
    const int32_t *boxes, void *memory);

/// Moves a mask by a part of a pixel to the left and up, as pixman interpolates between pixels.
///
/// `x` and `y` are the distances, in 128ths of a pixel. `to` is one pixel wider and higher than `from`, and
/// begins one pixel further to the left and up.
__attribute__((swiftcall)) void galley_shift_mask(
    const uint8_t *from, ptrdiff_t from_stride, ptrdiff_t width, ptrdiff_t height, int32_t x,
    int32_t y, uint8_t *to, ptrdiff_t to_stride);

/// The side of a tile, in pixels.
#define GALLEY_TILE 8
/// Stands for a tile with several colors.
#define GALLEY_TILE_MIXED ((uint64_t)1 << 32)

/// Writes the color of each tile of a picture with four bytes per pixel, row by row.
__attribute__((swiftcall)) void galley_find_tiles(
    const uint8_t *pixels, ptrdiff_t stride, ptrdiff_t width, ptrdiff_t height, uint64_t *tiles);

/// Paints a plane as a viewer sees it: each pixel is the mean of three by three points of the plane.
///
/// `forward` and `inverse` are the matrices, by rows, that map the plane to the picture and back. `from` and
/// `to` have four bytes per pixel. `areas` has x, y, width and height of `from` in the plane, then of `to`
/// in the picture, in pixels. `tiles` are those of `from`: where the plane has one color, no points are
/// computed. Points behind the viewer or outside `from` are transparent. Returns the number of pixels whose
/// points were computed.
__attribute__((swiftcall)) ptrdiff_t galley_project(
    const double *forward, const double *inverse, const ptrdiff_t *areas, const uint8_t *from,
    ptrdiff_t from_stride, const uint64_t *tiles, uint8_t *to, ptrdiff_t to_stride);

// Rows of Cairo's pixels: native 32-bit words, colors multiplied by opacity.

/// Sets `area` to x, y, width and height of the smallest area with all pixels that aren't transparent. If
/// there are none, width and height are 0.
__attribute__((swiftcall)) void galley_find_ink(
    const uint8_t *pixels, ptrdiff_t stride, ptrdiff_t width, ptrdiff_t height, ptrdiff_t *area);

/// Sets all pixels of an area.
__attribute__((swiftcall)) void galley_fill_area(
    uint32_t pixel, uint8_t *target, ptrdiff_t stride, ptrdiff_t width, ptrdiff_t height);

/// Sets `products` to what each coverage from 0 to 255 leaves of a color. `rounding` is added to each product,
/// which is divided by 255. If `opacity` is not 255, products are multiplied by it as well, and rounded to
/// nearest.
__attribute__((swiftcall)) void galley_find_products(
    uint32_t color, uint32_t rounding, uint32_t opacity, uint32_t *products);

/// Composites a color over pixels, through how much of each is covered. Products are rounded to nearest.
///
/// `products` has what each coverage from 0 to 255 leaves of the color. Rows of `coverage` are read in words
/// of 8 bytes; where it is 0, pixels don't change.
__attribute__((swiftcall)) void galley_lay_color(
    const uint32_t *products, const uint8_t *coverage, ptrdiff_t coverage_stride, ptrdiff_t width,
    ptrdiff_t height, uint8_t *target, ptrdiff_t stride);

/// Returns whether every pixel hides what is below it.
__attribute__((swiftcall)) bool galley_row_is_opaque(const uint32_t *row, ptrdiff_t count);

/// Writes a row as RGBA, not multiplied by opacity.
__attribute__((swiftcall)) void galley_row_to_rgba(
    const uint32_t *row, ptrdiff_t count, uint8_t *out);

/// Reads a row from RGBA bytes that aren't multiplied by opacity. Products are rounded to nearest.
__attribute__((swiftcall)) void galley_rgba_to_row(
    const uint8_t *line, ptrdiff_t count, uint32_t *row);

/// Writes a row as RGB. Returns whether every pixel was opaque.
__attribute__((swiftcall)) bool galley_row_to_rgb(
    const uint32_t *row, ptrdiff_t count, uint8_t *out);

// Lines of a PNG file. `step` is the distance from one pixel written to the next, in bytes.

/// Writes RGBA pixels as they are after painting: exact to what their opacity lets show.
__attribute__((swiftcall)) void galley_rgba_as_painted(
    const uint8_t *line, ptrdiff_t count, uint8_t *out, ptrdiff_t step);

/// Writes RGB pixels as opaque RGBA.
__attribute__((swiftcall)) void galley_rgb_to_rgba(
    const uint8_t *line, ptrdiff_t count, uint8_t *out, ptrdiff_t step);

/// Writes the colors that the indices in a line stand for.
///
/// `depth` is the number of bits of an index, at most 8. `palette` has 256 colors of four bytes.
__attribute__((swiftcall)) void galley_palette_to_rgba(
    const uint8_t *line, ptrdiff_t count, ptrdiff_t depth, const uint32_t *palette, uint8_t *out,
    ptrdiff_t step);

/// Replaces a line's differences from its neighbors by the values themselves.
///
/// `above` is the finished line before it, or null for the first. `step` is the number of bytes from a
/// pixel to the next. Returns false for an unknown filter.
__attribute__((swiftcall)) bool galley_png_unfilter(
    uint8_t filter, uint8_t *line, const uint8_t *above, ptrdiff_t size, ptrdiff_t step);

#endif
