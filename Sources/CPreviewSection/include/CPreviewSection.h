#ifndef GALLEY_PREVIEW_SECTION_H
#define GALLEY_PREVIEW_SECTION_H

/// Where the records begin that `#Preview` leaves in the program that this is linked into, and where
/// they end: the same address where there are none. Declared as returning through pointers and with
/// Swift's calling convention, so that Swift can declare it by its symbol.
__attribute__((swiftcall)) void galley_preview_section(const void **start, const void **end);

#endif
