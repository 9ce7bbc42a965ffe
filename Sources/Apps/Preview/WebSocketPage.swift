import CSoup
import Foundation

/// A page in a browser.
@MainActor
final class WebSocketPage {
  /// The most bytes of a message.
  private static let messageLimit: guint64 = 1 << 20

  let number: UInt32
  private var connection: OpaquePointer?
  private let receive: @MainActor (String) -> Void
  private let closed: @MainActor () -> Void

  /// - Parameters:
  ///   - receive: Is given each message.
  ///   - closed: Called when the page is gone.
  init(
    _ number: UInt32, _ connection: OpaquePointer,
    receive: @escaping @MainActor (String) -> Void, closed: @escaping @MainActor () -> Void
  ) {
    self.number = number
    self.connection = connection
    self.receive = receive
    self.closed = closed
    g_object_ref(UnsafeMutableRawPointer(connection))
    soup_websocket_connection_set_max_incoming_payload_size(connection, Self.messageLimit)
    soup_websocket_connection_set_keepalive_interval(connection, 30)
    let message:
      @convention(c) (OpaquePointer?, gint, OpaquePointer?, UnsafeMutableRawPointer?) -> Void = {
        _, type, bytes, data in
        guard type == SOUP_WEBSOCKET_DATA_TEXT.rawValue, let bytes else { return }
        var size: gsize = 0
        let start = g_bytes_get_data(bytes, &size)
        let text = String(
          decoding: UnsafeRawBufferPointer(start: start, count: Int(size)), as: UTF8.self)
        _ = MainLoop.enter(data, as: WebSocketPage.self) { $0.receive(text) }
      }
    let close: @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Void = { _, data in
      _ = MainLoop.enter(data, as: WebSocketPage.self) { $0.finish() }
    }
    connect("message", unsafeBitCast(message, to: GCallback.self))
    connect("closed", unsafeBitCast(close, to: GCallback.self))
  }

  private func connect(_ signal: String, _ callback: @escaping GCallback) {
    guard let connection else { return }
    g_signal_connect_data(
      UnsafeMutableRawPointer(connection), signal, callback, MainLoop.pointer(self), nil,
      GConnectFlags(rawValue: 0))
  }

  private func finish() {
    guard let connection else { return }
    self.connection = nil
    g_signal_handlers_disconnect_matched(
      UnsafeMutableRawPointer(connection), G_SIGNAL_MATCH_DATA, 0, 0, nil, nil,
      MainLoop.pointer(self))
    g_object_unref(UnsafeMutableRawPointer(connection))
    closed()
  }

  func send(_ text: String) { send(Array(text.utf8), SOUP_WEBSOCKET_DATA_TEXT) }

  func send(_ bytes: [UInt8]) { send(bytes, SOUP_WEBSOCKET_DATA_BINARY) }

  private func send(_ bytes: [UInt8], _ type: SoupWebsocketDataType) {
    guard let connection,
      soup_websocket_connection_get_state(connection) == SOUP_WEBSOCKET_STATE_OPEN
    else { return }
    let message = g_bytes_new(bytes, gsize(bytes.count))
    defer { g_bytes_unref(message) }
    soup_websocket_connection_send_message(connection, type, message)
  }

  func close() {
    guard let connection,
      soup_websocket_connection_get_state(connection) == SOUP_WEBSOCKET_STATE_OPEN
    else { return }
    soup_websocket_connection_close(
      connection, gushort(SOUP_WEBSOCKET_CLOSE_GOING_AWAY.rawValue), nil)
  }
}
