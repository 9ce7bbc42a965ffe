import Foundation

/// A reference to a function of a shader library, with arguments.
///
/// Accepted for source compatibility: shaders are programs in the Metal shading language, which is
/// not compiled here. What they would change is drawn as it is, and a diagnostic says so.
public struct Shader: Equatable, Sendable {
  /// A value that a shader is given.
  public struct Argument: Equatable, Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }

    /// A number.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument("\(x)") }
    /// Two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
      Argument("\(x) \(y)")
    }
    /// A point.
    public static func float2(_ point: CGPoint) -> Argument { float2(point.x, point.y) }
    /// A size.
    public static func float2(_ size: CGSize) -> Argument { float2(size.width, size.height) }
    /// A vector.
    public static func float2(_ vector: CGVector) -> Argument { float2(vector.dx, vector.dy) }
    /// Three numbers.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument("\(x) \(y) \(z)")
    }
    /// Four numbers.
    public static func float4<T: BinaryFloatingPoint>(
      _ x: T, _ y: T, _ z: T, _ w: T
    ) -> Argument { Argument("\(x) \(y) \(z) \(w)") }
    /// Any number of numbers.
    public static func floatArray(_ array: [Float]) -> Argument { Argument("\(array)") }
    /// The bounds of what is drawn.
    public static var boundingRect: Argument { Argument("boundingRect") }
    /// A color.
    public static func color(_ color: Color) -> Argument { Argument("color") }
    /// Any number of colors.
    public static func colorArray(_ array: [Color]) -> Argument { Argument("colors") }
    /// An image.
    public static func image(_ image: Image) -> Argument { Argument("image") }
    /// Bytes.
    public static func data(_ data: Data) -> Argument { Argument("data") }
  }

  /// The function.
  public var function: ShaderFunction
  /// The arguments.
  public var arguments: [Argument]
  /// Accepted for source compatibility.
  public var dithersColor = false

  /// Creates a shader.
  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }
}

/// A function of a shader library, by its name. Accepted for source compatibility.
@dynamicCallable
public struct ShaderFunction: Equatable, Sendable {
  /// The library.
  public var library: ShaderLibrary
  /// The name of the function.
  public var name: String

  /// Creates a reference to a function.
  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }

  /// The function with arguments.
  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: args)
  }
}

/// A library of shaders. Accepted for source compatibility: nothing is loaded.
@dynamicMemberLookup
public struct ShaderLibrary: Equatable, Sendable {
  private let name: String
  private init(name: String) { self.name = name }

  /// Creates a library from its bytes.
  public init(data: Data) { name = "\(data.count) bytes" }
  /// Creates a library from a file.
  public init(url: URL) { name = url.lastPathComponent }
  /// The library of the program.
  public static let `default` = ShaderLibrary(name: "default")
  /// The library of a bundle.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary {
    ShaderLibrary(name: bundle.bundlePath)
  }

  /// A function of the program's library.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }

  /// A function of the library.
  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }
}

extension Shader {
  fileprivate func report(_ modifier: String) {
    RendererContext.current.report(
      "the shader “\(function.name)” is not run, as there is no Metal: what it would change is drawn"
        + " as it is", view: modifier)
  }
}

extension Shader: ShapeStyle {
  /// Clear; a diagnostic names the shader.
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    report("Shader")
    return .color(.clear)
  }
}

/// Names a shader that is not run.
private struct ShaderModifier {
  let name: String
  let shader: Shader
  let isEnabled: Bool
}

extension ShaderModifier: NodeModifier {
  func node(around child: LayoutNode, in context: _ResolveContext) -> LayoutNode {
    if isEnabled { shader.report(name) }
    return child
  }
}

extension View {
  /// Accepted for source compatibility: the view is drawn as it is, and a diagnostic names the
  /// shader.
  nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    modifier(ShaderModifier(name: "colorEffect", shader: shader, isEnabled: isEnabled))
  }

  /// Accepted for source compatibility: the view is drawn as it is, and a diagnostic names the
  /// shader.
  nonisolated public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    modifier(ShaderModifier(name: "distortionEffect", shader: shader, isEnabled: isEnabled))
  }

  /// Accepted for source compatibility: the view is drawn as it is, and a diagnostic names the
  /// shader.
  nonisolated public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    modifier(ShaderModifier(name: "layerEffect", shader: shader, isEnabled: isEnabled))
  }
}

extension VisualEffect {
  /// Accepted for source compatibility: the view is drawn as it is, and a diagnostic names the
  /// shader.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
    then { $0.colorEffect(shader, isEnabled: isEnabled) }
  }

  /// Accepted for source compatibility: the view is drawn as it is, and a diagnostic names the
  /// shader.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect {
    then { $0.distortionEffect(shader, maxSampleOffset: maxSampleOffset, isEnabled: isEnabled) }
  }

  /// Accepted for source compatibility: the view is drawn as it is, and a diagnostic names the
  /// shader.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect {
    then { $0.layerEffect(shader, maxSampleOffset: maxSampleOffset, isEnabled: isEnabled) }
  }
}
