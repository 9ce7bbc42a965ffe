import CGIO
import Foundation
import Galley

/// The web server of the page. It listens only on the loopback address, at a path with a secret
/// token.
@MainActor
final class WebServer {
  private let soup: SoupLibrary
  private let server: SoupLibrary.Object
  private let token: String
  private let port: UInt32
  private var pageCount: UInt32 = 0
  private var pages: [UInt32: WebSocketPage] = [:]
  private let opened: @MainActor (WebSocketPage) -> Void
  private let received: @MainActor (WebSocketPage, String) -> Void
  private let left: @MainActor (WebSocketPage) -> Void
  private let compared: @MainActor (String, @escaping ComparisonPages.Answer) -> Void

  /// - Parameters:
  ///   - compared: Provides the page that compares a preview with its golden.
  /// - Throws: `UsageError` if libsoup is not installed or the port is taken.
  init(
    port wanted: UInt32, opened: @escaping @MainActor (WebSocketPage) -> Void,
    received: @escaping @MainActor (WebSocketPage, String) -> Void,
    left: @escaping @MainActor (WebSocketPage) -> Void,
    compared: @escaping @MainActor (String, @escaping ComparisonPages.Answer) -> Void
  ) throws {
    soup = try SoupLibrary()
    let (server, port) = try soup.makeServer(port: wanted)
    var generator = SystemRandomNumberGenerator()
    token = (0..<2).map { _ in String(generator.next(), radix: 36) }.joined()
    (self.server, self.port) = (server, port)
    (self.opened, self.received, self.left) = (opened, received, left)
    self.compared = compared

    // A path with its own handler, such as the socket's, bypasses the general early handler.
    for path in [nil, "/\(token)/socket"] {
      soup.addEarlyHandler(
        server, path,
        { _, message, path, _, data in
          nonisolated(unsafe) let message = message
          let path = path.map { String(cString: $0) } ?? ""
          _ = MainLoop.enter(data, as: WebServer.self) { $0.check(message, path) }
        }, MainLoop.pointer(self), nil)
    }
    soup.addHandler(
      server, nil,
      { _, message, path, _, data in
        nonisolated(unsafe) let message = message
        let path = path.map { String(cString: $0) } ?? ""
        _ = MainLoop.enter(data, as: WebServer.self) { $0.answer(message, path) }
      }, MainLoop.pointer(self), nil)
    soup.addSocketHandler(
      server, "/\(token)/socket",
      { _, _, _, connection, data in
        nonisolated(unsafe) let connection = connection
        _ = MainLoop.enter(data, as: WebServer.self) { server in
          if let connection { server.open(connection) }
        }
      }, MainLoop.pointer(self))
  }

  /// The address of the page.
  var address: String { "http://127.0.0.1:\(port)/\(token)/" }

  var openPages: [WebSocketPage] { pages.keys.sorted().compactMap { pages[$0] } }

  func page(_ number: UInt32) -> WebSocketPage? { pages[number] }

  /// Rejects requests that do not come from the page itself, such as those of a foreign page that
  /// knows the port, or through a foreign host name that resolves to this machine.
  private func check(_ message: SoupLibrary.Object?, _ path: String) {
    let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
    let origin = soup.header("Origin", of: message)
    let isOwn =
      hosts.contains(soup.header("Host", of: message) ?? "")
      && (origin.map { hosts.map { "http://\($0)" }.contains($0) } ?? true)
    if !isOwn {
      soup.refuse(message, .forbidden)
    } else if !path.hasPrefix("/\(token)/") {
      soup.refuse(message, .notFound)
    }
  }

  private func answer(_ message: SoupLibrary.Object?, _ path: String) {
    let name = String(path.dropFirst(token.count + 2))
    let comparison = "golden/"
    let file = PageFiles.all[name]
    guard file != nil || name.hasPrefix(comparison) else {
      soup.refuse(message, .notFound)
      return
    }
    let method = soup.method(message).map { String(cString: $0) } ?? ""
    guard ["GET", "HEAD"].contains(method) else {
      soup.refuse(message, .methodNotAllowed)
      return
    }
    if let file {
      let sources =
        "script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' blob: data:;"
        + " connect-src 'self' ws://127.0.0.1:\(port) ws://localhost:\(port)"
      return send(file, .ok, from: sources, message)
    }
    // The program renders the page, which takes a moment.
    g_object_ref(message)
    soup.pause(message)
    compared(String(name.dropFirst(comparison.count))) { [weak self] page in
      // The page is self-contained, including scripts and images.
      let sources = "script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:"
      guard let self else { return }
      send(page.file, page.isFound ? .ok : .notFound, from: sources, message)
      soup.unpause(message)
      g_object_unref(message)
    }
  }

  /// - Parameter sources: The content security policy for scripts, styles and images.
  private func send(
    _ file: PageFiles.File, _ status: SoupLibrary.Status, from sources: String,
    _ message: SoupLibrary.Object?
  ) {
    let policy =
      "default-src 'none'; \(sources); base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    soup.answer(
      message, status,
      headers: [
        ("Cache-Control", "no-store"), ("X-Content-Type-Options", "nosniff"),
        ("Referrer-Policy", "no-referrer"), ("Content-Security-Policy", policy),
      ], type: file.type, file.bytes)
  }

  private func open(_ connection: SoupLibrary.Object) {
    pageCount += 1
    let number = pageCount
    let page = WebSocketPage(number, connection, soup) { [weak self] text in
      guard let self, let page = pages[number] else { return }
      received(page, text)
    } closed: { [weak self] in
      guard let self, let page = pages.removeValue(forKey: number) else { return }
      left(page)
    }
    pages[number] = page
    opened(page)
  }

  /// Closes all pages and stops listening.
  func close() {
    for page in openPages { page.close() }
    soup.disconnect(server)
  }
}
