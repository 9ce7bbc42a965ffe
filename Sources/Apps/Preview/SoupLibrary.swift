import CGIO
import Galley

/// The functions of libsoup that serve the page. libsoup is loaded when a preview starts, so that
/// building Galley needs none of its headers and only people who use live previews install it.
///
/// Objects and messages are untyped pointers here, as GObject's functions take them.
struct SoupLibrary {
  typealias Object = UnsafeMutableRawPointer
  typealias Handler =
    @convention(c) (
      _ server: Object?, _ message: Object?, _ path: UnsafePointer<CChar>?, _ query: Object?,
      _ data: Object?
    ) -> Void
  typealias SocketHandler =
    @convention(c) (
      _ server: Object?, _ message: Object?, _ path: UnsafePointer<CChar>?, _ connection: Object?,
      _ data: Object?
    ) -> Void

  enum Status: guint { case ok = 200, forbidden = 403, notFound = 404, methodNotAllowed = 405 }
  enum Data: gint { case text = 1, binary = 2 }

  private static let listenOnIPv4: guint = 1 << 1
  private static let copyMemory: gint = 2
  private static let isOpen: gint = 1
  private static let goingAway: gushort = 1001

  // MARK: Server

  private let serverType: @convention(c) () -> GType
  private let listenLocal:
    @convention(c) (Object, guint, guint, UnsafeMutablePointer<UnsafeMutablePointer<GError>?>)
      -> gboolean
  private let uris: @convention(c) (Object) -> UnsafeMutablePointer<GSList>?
  let addEarlyHandler:
    @convention(c) (Object, UnsafePointer<CChar>?, Handler, Object?, GDestroyNotify?) -> Void
  let addHandler:
    @convention(c) (Object, UnsafePointer<CChar>?, Handler, Object?, GDestroyNotify?) -> Void
  private let addSocketHandler:
    @convention(c) (
      Object, UnsafePointer<CChar>?, UnsafePointer<CChar>?, Object?, SocketHandler, Object?,
      GDestroyNotify?
    ) -> Void
  let disconnect: @convention(c) (Object) -> Void

  // MARK: Messages

  let method: @convention(c) (Object?) -> UnsafePointer<CChar>?
  private let requestHeaders: @convention(c) (Object?) -> OpaquePointer?
  private let responseHeaders: @convention(c) (Object?) -> OpaquePointer?
  private let header: @convention(c) (OpaquePointer?, UnsafePointer<CChar>) -> UnsafePointer<CChar>?
  private let append:
    @convention(c) (OpaquePointer?, UnsafePointer<CChar>, UnsafePointer<CChar>) -> Void
  private let setStatus: @convention(c) (Object?, guint, UnsafePointer<CChar>?) -> Void
  private let setResponse:
    @convention(c) (Object?, UnsafePointer<CChar>?, gint, UnsafePointer<UInt8>?, gsize) -> Void
  let pause: @convention(c) (Object?) -> Void
  let unpause: @convention(c) (Object?) -> Void

  // MARK: Sockets

  let setPayloadLimit: @convention(c) (Object, guint64) -> Void
  let setKeepaliveInterval: @convention(c) (Object, guint) -> Void
  private let state: @convention(c) (Object) -> gint
  private let sendMessage: @convention(c) (Object, gint, OpaquePointer?) -> Void
  private let closeSocket: @convention(c) (Object, gushort, UnsafePointer<CChar>?) -> Void

  /// - Throws: `UsageError` if libsoup is not installed.
  init() throws {
    do throws(DynamicLibrary.Missing) {
      let library = try DynamicLibrary("libsoup-3.0.so.0")
      serverType = try library.function("soup_server_get_type")
      listenLocal = try library.function("soup_server_listen_local")
      uris = try library.function("soup_server_get_uris")
      addEarlyHandler = try library.function("soup_server_add_early_handler")
      addHandler = try library.function("soup_server_add_handler")
      addSocketHandler = try library.function("soup_server_add_websocket_handler")
      disconnect = try library.function("soup_server_disconnect")
      method = try library.function("soup_server_message_get_method")
      requestHeaders = try library.function("soup_server_message_get_request_headers")
      responseHeaders = try library.function("soup_server_message_get_response_headers")
      header = try library.function("soup_message_headers_get_one")
      append = try library.function("soup_message_headers_append")
      setStatus = try library.function("soup_server_message_set_status")
      setResponse = try library.function("soup_server_message_set_response")
      pause = try library.function("soup_server_message_pause")
      unpause = try library.function("soup_server_message_unpause")
      setPayloadLimit = try library.function(
        "soup_websocket_connection_set_max_incoming_payload_size")
      setKeepaliveInterval = try library.function(
        "soup_websocket_connection_set_keepalive_interval")
      state = try library.function("soup_websocket_connection_get_state")
      sendMessage = try library.function("soup_websocket_connection_send_message")
      closeSocket = try library.function("soup_websocket_connection_close")
    } catch {
      throw UsageError(
        "live previews need \(error.name), which cannot be loaded",
        hint: "as root, run: apt-get install libsoup-3.0-0")
    }
  }

  /// Creates a server that listens on the loopback address.
  ///
  /// - Parameter wanted: The port; 0 for any.
  /// - Throws: `UsageError` if the port is taken.
  func makeServer(port wanted: UInt32) throws -> (server: Object, port: UInt32) {
    guard let object = g_object_new_with_properties(serverType(), 0, nil, nil) else {
      throw UsageError("cannot create the web server", hint: "")
    }
    let server = Object(object)
    var error: UnsafeMutablePointer<GError>?
    guard listenLocal(server, wanted, Self.listenOnIPv4, &error) != 0 else {
      let reason = error.map { String(cString: $0.pointee.message) } ?? ""
      g_error_free(error)
      g_object_unref(server)
      throw UsageError(
        "cannot serve the page on port \(wanted): \(reason)",
        hint: "choose another --port, or omit it to use a free one")
    }
    let addresses = uris(server)
    let port = addresses.map { UInt32(g_uri_get_port(OpaquePointer($0.pointee.data))) } ?? wanted
    g_slist_free_full(addresses) { g_uri_unref(OpaquePointer($0)) }
    return (server, port)
  }

  func addSocketHandler(
    _ server: Object, _ path: String, _ handler: SocketHandler, _ data: Object?
  ) { addSocketHandler(server, path, nil, nil, handler, data, nil) }

  /// Returns a header of a request.
  func header(_ name: String, of message: Object?) -> String? {
    header(requestHeaders(message), name).map { String(cString: $0) }
  }

  func refuse(_ message: Object?, _ status: Status) { setStatus(message, status.rawValue, nil) }

  func answer(
    _ message: Object?, _ status: Status, headers: [(name: String, value: String)], type: String,
    _ bytes: [UInt8]
  ) {
    let all = responseHeaders(message)
    for header in headers { append(all, header.name, header.value) }
    setStatus(message, status.rawValue, nil)
    setResponse(message, type, Self.copyMemory, bytes, gsize(bytes.count))
  }

  /// Sends a message to a page that is still open.
  func send(_ bytes: [UInt8], as type: Data, to connection: Object) {
    guard state(connection) == Self.isOpen else { return }
    let message = g_bytes_new(bytes, gsize(bytes.count))
    defer { g_bytes_unref(message) }
    sendMessage(connection, type.rawValue, message)
  }

  func close(_ connection: Object) {
    if state(connection) == Self.isOpen { closeSocket(connection, Self.goingAway, nil) }
  }
}
