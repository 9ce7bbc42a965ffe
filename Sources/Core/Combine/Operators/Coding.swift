import Foundation

/// A type that encodes values, such as `JSONEncoder`.
public protocol TopLevelEncoder {
  /// The encoded form of values.
  associatedtype Output

  /// Encodes a value.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

/// A type that decodes values, such as `JSONDecoder`.
public protocol TopLevelDecoder {
  /// The encoded form of values.
  associatedtype Input

  /// Decodes a value.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

extension JSONEncoder: TopLevelEncoder {}
extension JSONDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}

extension Publisher {
  /// Decodes each value; fails with errors of the decoder.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> Publishers.Decode<Self, Item, Coder> where Coder.Input == Output {
    transforming { .send(try decoder.decode(Item.self, from: $0)) }
  }
}

extension Publisher where Output: Encodable {
  /// Encodes each value; fails with errors of the encoder.
  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> Publishers.Encode<Self, Coder> {
    transforming { .send(try encoder.encode($0)) }
  }
}
