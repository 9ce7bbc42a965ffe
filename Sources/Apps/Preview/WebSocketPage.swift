import CGIO
import Foundation

/// An open page in a browser.
@MainActor
final class WebSocketPage {
  /// The maximum size of a message, in bytes.
  private static let messageLimit: guint64 = 1 << 20

  let number: UInt32
  private let soup: SoupLibrary
  private var connection: SoupLibrary.Object?
  private let receive: @MainActor (String) -> Void
  private let closed: @MainActor () -> Void

  /// - Parameters:
  ///   - receive: Receives each message.
  ///   - closed: Called when the page has closed.
  init(
    _ number: UInt32, _ connection: SoupLibrary.Object, _ soup: SoupLibrary,
    receive: @escaping @MainActor (String) -> Void, closed: @escaping @MainActor () -> Void
  ) {
    self.number = number
    self.connection = connection
    self.soup = soup
    self.receive = receive
    self.closed = closed
    g_object_ref(connection)
    soup.setPayloadLimit(connection, Self.messageLimit)
    soup.setKeepaliveInterval(connection, 30)
    let message:
      @convention(c) (OpaquePointer?, gint, OpaquePointer?, UnsafeMutableRawPointer?) -> Void = {
        _, type, bytes, data in
        guard type == SoupLibrary.Data.text.rawValue, let bytes else { return }
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
      connection, signal, callback, MainLoop.pointer(self), nil,
      GConnectFlags(rawValue: 0))
  }

  private func finish() {
    guard let connection else { return }
    self.connection = nil
    g_signal_handlers_disconnect_matched(
      connection, G_SIGNAL_MATCH_DATA, 0, 0, nil, nil,
      MainLoop.pointer(self))
    g_object_unref(connection)
    closed()
  }

  func send(_ text: String) {
    if let connection { soup.send(Array(text.utf8), as: .text, to: connection) }
  }

  func send(_ bytes: [UInt8]) {
    if let connection { soup.send(bytes, as: .binary, to: connection) }
  }

  func close() {
    if let connection { soup.close(connection) }
  }
}
