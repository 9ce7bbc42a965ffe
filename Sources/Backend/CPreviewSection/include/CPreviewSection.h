#ifndef GALLEY_PREVIEW_SECTION_H
#define GALLEY_PREVIEW_SECTION_H

/// Sets the start and the end of the records that `#Preview` leaves in the program, which are equal
/// if there are none. Returns through pointers and uses Swift's calling convention, so that Swift
/// can declare it by symbol.
__attribute__((swiftcall)) void galley_preview_section(const void **start, const void **end);

#endif
