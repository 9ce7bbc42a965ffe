#include <cmark-gfm.h>
#include <cmark-gfm-core-extensions.h>

// The node types of the extensions, which the headers omit. Registering the extensions sets them.
extern cmark_node_type CMARK_NODE_STRIKETHROUGH, CMARK_NODE_TABLE, CMARK_NODE_TABLE_ROW,
    CMARK_NODE_TABLE_CELL;

static inline cmark_node_type galley_cmark_strikethrough(void) { return CMARK_NODE_STRIKETHROUGH; }
static inline cmark_node_type galley_cmark_table(void) { return CMARK_NODE_TABLE; }
static inline cmark_node_type galley_cmark_table_row(void) { return CMARK_NODE_TABLE_ROW; }
static inline cmark_node_type galley_cmark_table_cell(void) { return CMARK_NODE_TABLE_CELL; }
