#ifndef GALLEY_REFERENCE_PNG_H
#define GALLEY_REFERENCE_PNG_H
#include <stddef.h>
#include <stdint.h>

// PNG files as libpng reads and writes them, to compare Galley's own decoder and encoder with.

/// Decodes a file to RGBA, like painted pictures. The caller frees the pixels; null if libpng
/// rejects the file.
uint8_t *reference_png_decode(const uint8_t *bytes, size_t count, int *width, int *height);

/// A picture in memory, ready to be encoded.
typedef struct reference_picture reference_picture;

/// Copies RGBA pixels. Null if memory is short.
reference_picture *reference_picture_create(const uint8_t *rgba, int width, int height);
void reference_picture_destroy(reference_picture *picture);

/// Returns the size of the file that libpng writes by default, in bytes; 0 if it fails.
size_t reference_png_size(reference_picture *picture);

#endif
