#include <isa-l/igzip_lib.h>
#include <stdlib.h>

// `count` bytes at `input` in the zlib format, compressed as fast as can be; the number of bytes
// written to `output`, 0 when there is no space or memory. The stream's type is too large for Swift.
// ISA-L reads its scratch memory before it writes there: zeros make the bytes the same every time.
static inline size_t galley_isal_zlib(
    const uint8_t *input, size_t count, uint8_t *output, size_t capacity) {
  if (count > UINT32_MAX || capacity > UINT32_MAX) return 0;
  struct isal_zstream *stream = (struct isal_zstream *)calloc(1, sizeof *stream);
  uint8_t *scratch = (uint8_t *)calloc(1, ISAL_DEF_LVL2_DEFAULT);
  size_t written = 0;
  if (stream && scratch) {
    isal_deflate_stateless_init(stream);
    stream->level = 2;
    stream->level_buf = scratch;
    stream->level_buf_size = ISAL_DEF_LVL2_DEFAULT;
    stream->gzip_flag = IGZIP_ZLIB;
    stream->next_in = (uint8_t *)input;
    stream->avail_in = (uint32_t)count;
    stream->next_out = output;
    stream->avail_out = (uint32_t)capacity;
    stream->end_of_stream = 1;
    stream->flush = NO_FLUSH;
    if (isal_deflate_stateless(stream) == COMP_OK) written = stream->total_out;
  }
  free(scratch);
  free(stream);
  return written;
}
