import Foundation

extension URL {
  /// The bytes of a response or file. They are loaded as a whole.
  public struct AsyncBytes: AsyncSequence, Sendable {
    /// A byte.
    public typealias Element = UInt8
    fileprivate let load: @Sendable () async throws -> Data

    /// Iterates over the bytes.
    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate let load: @Sendable () async throws -> Data
      private var bytes: Data.Iterator?

      fileprivate init(load: @escaping @Sendable () async throws -> Data) { self.load = load }

      /// Returns the next byte; `nil` at the end.
      ///
      /// - Throws: The error of loading the bytes, before the first one.
      public mutating func next() async throws -> UInt8? {
        if bytes == nil { bytes = try await load().makeIterator() }
        return bytes?.next()
      }
    }
    /// Returns an iterator over the bytes.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(load: load) }
  }

  /// The bytes of the file or resource.
  public var resourceBytes: AsyncBytes {
    AsyncBytes {
      try isFileURL ? Data(contentsOf: self) : await URLSession.shared.data(from: self).0
    }
  }
  /// The lines of the file or resource.
  public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }
}

extension URLSession {
  /// The bytes of a response.
  public typealias AsyncBytes = URL.AsyncBytes

  /// Loads a URL, and returns its bytes and the response.
  ///
  /// - Throws: `URLError`.
  public func bytes(from url: URL) async throws -> (AsyncBytes, URLResponse) {
    try await bytes(for: URLRequest(url: url))
  }

  /// Performs a request, and returns the bytes and the response.
  ///
  /// - Throws: `URLError`.
  public func bytes(for request: URLRequest) async throws -> (AsyncBytes, URLResponse) {
    let (data, response) = try await data(for: request)
    return (AsyncBytes { data }, response)
  }
}

/// The lines of a sequence of bytes in UTF-8, without their ends and without empty lines.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  /// A line.
  public typealias Element = String
  fileprivate let base: Base

  /// Iterates over the lines.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var base: Base.AsyncIterator

    /// Returns the next line; `nil` at the end.
    public mutating func next() async throws -> String? {
      var line: [UInt8] = []
      while let byte = try await base.next() {
        guard byte == 0x0A || byte == 0x0D else {
          line.append(byte)
          continue
        }
        if !line.isEmpty { break }
      }
      return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
    }
  }
  /// Returns an iterator over the lines.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(base: base.makeAsyncIterator())
  }
}

extension AsyncSequence where Element == UInt8 {
  /// The lines of the text.
  public var lines: AsyncLineSequence<Self> { AsyncLineSequence(base: self) }
}
