import Foundation

/// Something that encodes values, such as `JSONEncoder`.
public protocol TopLevelEncoder {
  /// What values are encoded to.
  associatedtype Output

  /// Encodes a value.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

/// Something that decodes values, such as `JSONDecoder`.
public protocol TopLevelDecoder {
  /// What values are decoded from.
  associatedtype Input

  /// Decodes a value.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

extension JSONEncoder: TopLevelEncoder {}
extension JSONDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}

extension Publisher {
  /// Publishes what each value decodes to, and fails with the decoder's error.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> Publishers.Decode<Self, Item, Coder> where Coder.Input == Output {
    Publishers.Decode(upstream: self, decoder: decoder)
  }
}

extension Publisher where Output: Encodable {
  /// Publishes what each value is encoded to, and fails with the encoder's error.
  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> Publishers.Encode<Self, Coder> {
    Publishers.Encode(upstream: self, encoder: encoder)
  }
}

extension Publishers {
  /// Publishes what each value decodes to.
  public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
  where Upstream.Output == Coder.Input {
    /// Any kind of error: the coder may throw one.
    public typealias Failure = any Error
    let upstream: Upstream
    let decoder: Coder

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.tryTransform(for: subscriber) { [decoder] in
        .send(try decoder.decode(Output.self, from: $0))
      }
    }
  }

  /// Publishes what each value is encoded to.
  public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher
  where Upstream.Output: Encodable {
    /// What the encoder makes of values; `Data`, for example.
    public typealias Output = Coder.Output
    /// Any kind of error: the coder may throw one.
    public typealias Failure = any Error
    let upstream: Upstream
    let encoder: Coder

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.tryTransform(for: subscriber) { [encoder] in .send(try encoder.encode($0)) }
    }
  }
}
