#include <cairo.h>
#include <cairo-pdf.h>
// Cairo's rasterizer. Only its version is needed.
#include <pixman.h>
