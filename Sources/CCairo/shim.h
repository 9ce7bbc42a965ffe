#include <cairo.h>
// What cairo rasterises with; only its version is asked for.
#include <pixman.h>
