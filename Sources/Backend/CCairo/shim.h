#include <cairo.h>
#include <cairo-pdf.h>
// What cairo rasterises with; only its version is asked for.
#include <pixman.h>
