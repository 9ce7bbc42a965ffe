#include "CPreviewSection.h"

// The linker defines both if the program has a section of this name. Swift has no weak symbols.
extern const char __start_galley_previews[] __attribute__((weak, visibility("hidden")));
extern const char __stop_galley_previews[] __attribute__((weak, visibility("hidden")));

__attribute__((swiftcall)) void galley_preview_section(const void **start, const void **end) {
  *start = __start_galley_previews;
  *end = __stop_galley_previews;
}
