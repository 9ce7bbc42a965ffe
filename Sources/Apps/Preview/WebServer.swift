import CSoup
import Foundation
import Galley

/// The server of the page: on this machine's own address only, behind a path that nobody guesses.
@MainActor
final class WebServer {
  private let server: UnsafeMutablePointer<SoupServer>
  private let token: String
  private let port: UInt32
  private var pageCount: UInt32 = 0
  private var pages: [UInt32: WebSocketPage] = [:]
  private let opened: @MainActor (WebSocketPage) -> Void
  private let received: @MainActor (WebSocketPage, String) -> Void
  private let left: @MainActor (WebSocketPage) -> Void
  private let compared: @MainActor (String, @escaping ComparisonPages.Answer) -> Void

  /// - Parameters:
  ///   - compared: Is asked for the page that compares a preview with its golden.
  /// - Throws: `UsageError` if the port is taken.
  init(
    port wanted: UInt32, opened: @escaping @MainActor (WebSocketPage) -> Void,
    received: @escaping @MainActor (WebSocketPage, String) -> Void,
    left: @escaping @MainActor (WebSocketPage) -> Void,
    compared: @escaping @MainActor (String, @escaping ComparisonPages.Answer) -> Void
  ) throws {
    guard let object = g_object_new_with_properties(soup_server_get_type(), 0, nil, nil) else {
      throw UsageError("the server of the page cannot be made", hint: "")
    }
    let server = UnsafeMutableRawPointer(object).assumingMemoryBound(to: SoupServer.self)
    var error: UnsafeMutablePointer<GError>?
    guard soup_server_listen_local(server, wanted, SOUP_SERVER_LISTEN_IPV4_ONLY, &error) != 0 else {
      let reason = error.map { String(cString: $0.pointee.message) } ?? ""
      g_error_free(error)
      throw UsageError(
        "the page cannot be served at port \(wanted): \(reason)",
        hint: "choose another --port, or none for a free one")
    }
    let addresses = soup_server_get_uris(server)
    port = addresses.map { UInt32(g_uri_get_port(OpaquePointer($0.pointee.data))) } ?? wanted
    g_slist_free_full(addresses) { g_uri_unref(OpaquePointer($0)) }
    var generator = SystemRandomNumberGenerator()
    token = (0..<2).map { _ in String(generator.next(), radix: 36) }.joined()
    (self.server, self.opened, self.received, self.left) = (server, opened, received, left)
    self.compared = compared

    // A path with a handler of its own, as the socket's, is not checked by that of all.
    for path in [nil, "/\(token)/socket"] {
      soup_server_add_early_handler(
        server, path,
        { _, message, path, _, data in
          nonisolated(unsafe) let message = message
          let path = path.map { String(cString: $0) } ?? ""
          _ = MainLoop.enter(data, as: WebServer.self) { $0.check(message, path) }
        }, MainLoop.pointer(self), nil)
    }
    soup_server_add_handler(
      server, nil,
      { _, message, path, _, data in
        nonisolated(unsafe) let message = message
        let path = path.map { String(cString: $0) } ?? ""
        _ = MainLoop.enter(data, as: WebServer.self) { $0.answer(message, path) }
      }, MainLoop.pointer(self), nil)
    soup_server_add_websocket_handler(
      server, "/\(token)/socket", nil, nil,
      { _, _, _, connection, data in
        nonisolated(unsafe) let connection = connection
        _ = MainLoop.enter(data, as: WebServer.self) { server in
          if let connection { server.open(connection) }
        }
      }, MainLoop.pointer(self), nil)
  }

  /// Of the page.
  var address: String { "http://127.0.0.1:\(port)/\(token)/" }

  var openPages: [WebSocketPage] { pages.keys.sorted().compactMap { pages[$0] } }

  func page(_ number: UInt32) -> WebSocketPage? { pages[number] }

  /// Refuses what does not come from the page itself: a foreign page that knows the port, or a name
  /// that somebody made lead to this machine.
  private func check(_ message: OpaquePointer?, _ path: String) {
    let headers = soup_server_message_get_request_headers(message)
    func header(_ name: String) -> String? {
      soup_message_headers_get_one(headers, name).map { String(cString: $0) }
    }
    let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
    let origin = header("Origin")
    let isOwn =
      hosts.contains(header("Host") ?? "")
      && (origin.map { hosts.map { "http://\($0)" }.contains($0) } ?? true)
    if !isOwn {
      soup_server_message_set_status(message, guint(SOUP_STATUS_FORBIDDEN.rawValue), nil)
    } else if !path.hasPrefix("/\(token)/") {
      soup_server_message_set_status(message, guint(SOUP_STATUS_NOT_FOUND.rawValue), nil)
    }
  }

  private func answer(_ message: OpaquePointer?, _ path: String) {
    let name = String(path.dropFirst(token.count + 2))
    let comparison = "golden/"
    let file = PageFiles.all[name]
    guard file != nil || name.hasPrefix(comparison) else {
      soup_server_message_set_status(message, guint(SOUP_STATUS_NOT_FOUND.rawValue), nil)
      return
    }
    guard ["GET", "HEAD"].contains(String(cString: soup_server_message_get_method(message))) else {
      soup_server_message_set_status(message, guint(SOUP_STATUS_METHOD_NOT_ALLOWED.rawValue), nil)
      return
    }
    if let file {
      let sources =
        "script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' blob: data:;"
        + " connect-src 'self' ws://127.0.0.1:\(port) ws://localhost:\(port)"
      return send(file, SOUP_STATUS_OK, from: sources, message)
    }
    // The program makes it, which takes a moment.
    g_object_ref(UnsafeMutableRawPointer(message))
    soup_server_message_pause(message)
    compared(String(name.dropFirst(comparison.count))) { [weak self] page in
      // It is one file, with its script and its pictures in it.
      let sources = "script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:"
      let status = page.isFound ? SOUP_STATUS_OK : SOUP_STATUS_NOT_FOUND
      self?.send(page.file, status, from: sources, message)
      soup_server_message_unpause(message)
      g_object_unref(UnsafeMutableRawPointer(message))
    }
  }

  /// - Parameter sources: Where a page may have scripts, styles and pictures from.
  private func send(
    _ file: PageFiles.File, _ status: SoupStatus, from sources: String, _ message: OpaquePointer?
  ) {
    let headers = soup_server_message_get_response_headers(message)
    let policy =
      "default-src 'none'; \(sources); base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    for (header, value) in [
      ("Cache-Control", "no-store"), ("X-Content-Type-Options", "nosniff"),
      ("Referrer-Policy", "no-referrer"), ("Content-Security-Policy", policy),
    ] {
      soup_message_headers_append(headers, header, value)
    }
    soup_server_message_set_status(message, guint(status.rawValue), nil)
    soup_server_message_set_response(
      message, file.type, SOUP_MEMORY_COPY, file.bytes, gsize(file.bytes.count))
  }

  private func open(_ connection: OpaquePointer) {
    pageCount += 1
    let number = pageCount
    let page = WebSocketPage(number, connection) { [weak self] text in
      guard let self, let page = pages[number] else { return }
      received(page, text)
    } closed: { [weak self] in
      guard let self, let page = pages.removeValue(forKey: number) else { return }
      left(page)
    }
    pages[number] = page
    opened(page)
  }

  /// Says goodbye to all pages.
  func close() {
    for page in openPages { page.close() }
    soup_server_disconnect(server)
  }
}
