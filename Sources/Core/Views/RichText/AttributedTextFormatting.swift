import Foundation

/// The values that the attributes of a text may have. A text editor shows its text with allowed
/// values.
public protocol AttributedTextFormattingDefinition<Scope> {
  /// The attributes that constraints can read.
  associatedtype Scope: AttributeScope = Body.Scope
  /// The type of the constraints.
  associatedtype Body: AttributedTextFormattingDefinition

  /// The constraints, which are applied in order.
  @AttributedTextFormatting.DefinitionBuilder<Scope> var body: Body { get }

  /// Applies the constraints. Custom definitions never implement this method.
  func _constrain(_ container: inout AttributeContainer)
}

extension AttributedTextFormattingDefinition {
  /// A constraint that allows some values of an attribute.
  public typealias ValueConstraint = AttributedTextFormatting.ValueConstraint

  /// Applies the constraints of the body.
  public func _constrain(_ container: inout AttributeContainer) { body._constrain(&container) }

  /// Changes the values of attributes to allowed ones.
  public func constrain(_ container: inout AttributeContainer) { _constrain(&container) }

  /// Returns a text whose attributes have allowed values.
  package func constrained(_ text: AttributedString) -> AttributedString {
    var result = text
    for run in text.runs {
      var attributes = run.attributes
      _constrain(&attributes)
      if attributes != run.attributes { result[run.range].setAttributes(attributes) }
    }
    return result
  }
}

/// The values that an attribute may have.
public protocol AttributedTextValueConstraint: Hashable, Sendable,
  AttributedTextFormattingDefinition
where Body == AttributedTextFormatting.EmptyDefinition<Scope> {
  /// The attribute that the constraint changes.
  associatedtype AttributeKey: AttributedStringKey where AttributeKey.Value: Sendable

  /// The attributes of some text. Only one can be changed.
  typealias Attributes = AttributedTextFormatting.AttributeContainerProxy<Scope, AttributeKey>

  /// Changes the attribute to an allowed value.
  func constrain(_ container: inout Attributes)
}

extension AttributedTextValueConstraint {
  /// A constraint has no further constraints.
  public var body: AttributedTextFormatting.EmptyDefinition<Scope> { .init() }

  /// Applies the constraint.
  public func _constrain(_ container: inout AttributeContainer) {
    var attributes = Attributes(container: container)
    constrain(&attributes)
    container[AttributeKey.self] = attributes.container[AttributeKey.self]
  }
}

/// Types of the constraints of attributed text.
public enum AttributedTextFormatting {
  /// A constraint that allows some values of an attribute.
  public struct ValueConstraint<Scope: AttributeScope, AttributeKey: AttributedStringKey>:
    AttributedTextValueConstraint
  where AttributeKey.Value: Sendable {
    private let values: Set<AttributeKey.Value?>
    private let fallback: AttributeKey.Value?

    /// Allows some values of an attribute. `nil` among them allows text without it.
    ///
    /// - Parameters:
    ///   - attribute: The attribute.
    ///   - allowedValues: The values.
    ///   - defaultValue: The value that replaces others.
    public init(
      for attribute: AttributeKey.Type, values allowedValues: Set<AttributeKey.Value?>,
      default defaultValue: AttributeKey.Value?
    ) {
      values = allowedValues
      fallback = defaultValue
    }

    /// Allows some values of an attribute of the scope, as in `\.underlineStyle`.
    public init(
      for attribute: KeyPath<Scope, AttributeKey>, values allowedValues: Set<AttributeKey.Value?>,
      default defaultValue: AttributeKey.Value?
    ) {
      self.init(for: AttributeKey.self, values: allowedValues, default: defaultValue)
    }

    /// Replaces a value that isn't allowed.
    public func constrain(_ container: inout Attributes) {
      if !values.contains(container[AttributeKey.self]) { container[AttributeKey.self] = fallback }
    }
  }

  /// The attributes of some text. Only `Attribute` can be changed.
  @dynamicMemberLookup
  public struct AttributeContainerProxy<Scope: AttributeScope, Attribute: AttributedStringKey>:
    Sendable
  where Attribute.Value: Sendable {
    fileprivate var container: AttributeContainer

    /// The value of the attribute that can be changed.
    public subscript(key: Attribute.Type) -> Attribute.Value? {
      get { container[key] }
      set { container[key] = newValue }
    }

    /// The value of an attribute.
    @_disfavoredOverload
    public subscript<K: AttributedStringKey>(key: K.Type) -> K.Value? where K.Value: Sendable {
      container[key]
    }

    /// The value of the attribute that can be changed.
    public subscript(
      dynamicMember keyPath: KeyPath<AttributeDynamicLookup, Attribute>
    ) -> Attribute.Value? {
      get { container[Attribute.self] }
      set { container[Attribute.self] = newValue }
    }

    /// The value of an attribute.
    @_disfavoredOverload
    public subscript<K: AttributedStringKey>(
      dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>
    ) -> K.Value? where K.Value: Sendable { container[K.self] }
  }

  /// No constraints.
  public struct EmptyDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition {
    /// Creates a definition without constraints.
    public init() {}
    /// The definition itself.
    public var body: EmptyDefinition<Scope> { self }
    /// Changes nothing.
    public func _constrain(_ container: inout AttributeContainer) {}
  }

  /// Several definitions, which are applied in order.
  public struct TupleDefinition<
    Scope: AttributeScope, each Definition: AttributedTextFormattingDefinition
  >: AttributedTextFormattingDefinition {
    private let definitions: (repeat each Definition)
    /// Combines definitions.
    public init(definition: repeat each Definition) { definitions = (repeat each definition) }
    /// A combination has no further constraints.
    public var body: EmptyDefinition<Scope> { EmptyDefinition() }
    /// Applies all definitions.
    public func _constrain(_ container: inout AttributeContainer) {
      repeat (each definitions)._constrain(&container)
    }
  }

  /// A definition of any type.
  public struct AnyDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition {
    private let definition: any AttributedTextFormattingDefinition
    /// Wraps a definition.
    public init<D: AttributedTextFormattingDefinition>(_ definition: D) where D.Scope == Scope {
      self.definition = definition
    }
    /// A wrapped definition has no further constraints.
    public var body: EmptyDefinition<Scope> { EmptyDefinition() }
    /// Applies the wrapped definition.
    public func _constrain(_ container: inout AttributeContainer) {
      definition._constrain(&container)
    }
  }

  /// Builds the constraints of a definition.
  @resultBuilder
  public struct DefinitionBuilder<Scope: AttributeScope> {
    /// Builds a definition.
    public static func buildExpression<D: AttributedTextFormattingDefinition>(
      _ definition: D
    ) -> D where D.Scope == Scope { definition }
    /// Builds no definition.
    public static func buildBlock() -> EmptyDefinition<Scope> { EmptyDefinition() }
    /// Builds a single definition.
    public static func buildBlock<D: AttributedTextFormattingDefinition>(_ definition: D) -> D
    where D.Scope == Scope { definition }
    /// Builds several definitions.
    @_disfavoredOverload
    public static func buildBlock<
      F: AttributedTextFormattingDefinition, each D: AttributedTextFormattingDefinition
    >(_ first: F, _ definition: repeat each D) -> TupleDefinition<F.Scope, F, repeat each D>
    where F.Scope == Scope { TupleDefinition(definition: first, repeat each definition) }
    /// Builds definitions that depend on a condition.
    public static func buildIf<D: AttributedTextFormattingDefinition>(_ definition: D?) -> D?
    where D.Scope == Scope { definition }
    /// Builds the definition of the first branch.
    public static func buildEither<D: AttributedTextFormattingDefinition>(
      first definition: D
    ) -> AnyDefinition<Scope> where D.Scope == Scope { AnyDefinition(definition) }
    /// Builds the definition of the second branch.
    public static func buildEither<D: AttributedTextFormattingDefinition>(
      second definition: D
    ) -> AnyDefinition<Scope> where D.Scope == Scope { AnyDefinition(definition) }
    /// Builds a definition that needs a version of the system.
    public static func buildLimitedAvailability<D: AttributedTextFormattingDefinition>(
      _ definition: D
    ) -> AnyDefinition<Scope> where D.Scope == Scope { AnyDefinition(definition) }
  }
}

extension Optional: AttributedTextFormattingDefinition
where Wrapped: AttributedTextFormattingDefinition {
  /// The attributes that the wrapped constraints can read.
  public typealias Scope = Wrapped.Scope
  /// An optional definition has no further constraints.
  public var body: AttributedTextFormatting.EmptyDefinition<Wrapped.Scope> {
    AttributedTextFormatting.EmptyDefinition()
  }
  /// Applies the wrapped definition, if any.
  public func _constrain(_ container: inout AttributeContainer) { self?._constrain(&container) }
}

extension EnvironmentValues {
  /// The definition for the text editors in a view.
  @Entry package var textFormatting: (any AttributedTextFormattingDefinition)?
}

extension View {
  /// Constrains the attributes of the text that text editors in this view show. The text itself
  /// keeps its attributes, and other texts do, too.
  nonisolated public func attributedTextFormattingDefinition<D: AttributedTextFormattingDefinition>(
    _ definition: D
  ) -> some View {
    environment(\.textFormatting, definition)
  }

  /// Allows the attributes of a scope in the text editors in this view. Accepted for source
  /// compatibility: text editors draw all attributes that they know.
  nonisolated public func attributedTextFormattingDefinition<S: AttributeScope>(
    _ scope: KeyPath<AttributeScopes, S.Type>
  ) -> some View { self }

  /// Allows the attributes of a scope in the text editors in this view. Accepted for source
  /// compatibility: text editors draw all attributes that they know.
  nonisolated public func attributedTextFormattingDefinition<S: AttributeScope>(
    _ scope: S.Type
  ) -> some View { self }
}
