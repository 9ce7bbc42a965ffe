#include <gio/gio.h>
#include <glib-unix.h>
#include <libsoup/soup.h>
