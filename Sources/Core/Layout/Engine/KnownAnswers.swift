/// What is known about a node's answers before it is asked, so that containers need not ask.
public struct _KnownAnswers: Sendable {
  // One number, so that the answers of many views are combined quickly.
  private var bits: UInt16

  private enum Field {
    static let fixed = 0
    static let greedy = 2
    static let steady = 4
    static let quiet = 6
    static let plain = 8
    static let childrensPlain = 12
  }

  /// Nothing is known.
  package init() { bits = 0 }

  package init(
    fixed: Axis.Set = [], greedy: Axis.Set = [], steady: Axis.Set = [], plain: Edge.Set = []
  ) {
    self.init()
    (fixedAxes, greedyAxes, steadyAxes, plainEdges) = (fixed, greedy, steady, plain)
  }

  /// What is known about all of no views: everything except an infinite length.
  static var ofNoViews: _KnownAnswers {
    @inline(__always) get {
      var answers = _KnownAnswers()
      answers.bits = ~(3 << Field.greedy)
      return answers
    }
  }

  /// Keeps what is known of `other`, too. One infinite length of the two is enough.
  @inline(__always)
  mutating func combine(with other: _KnownAnswers) {
    let either: UInt16 = 3 << Field.greedy
    bits = (bits & other.bits) | ((bits | other.bits) & either)
  }

  /// Whether a container knows the same of both nodes, whatever they know of their own subviews.
  func isLike(_ other: _KnownAnswers) -> Bool {
    (bits ^ other.bits) & ~(15 << Field.childrensPlain) == 0
  }

  /// The axes along which the size is the same whatever length is proposed, so that proposals that
  /// differ only there are answered once.
  package var fixedAxes: Axis.Set {
    @inline(__always) get { Axis.Set(rawValue: Int8(field(Field.fixed, 3))) }
    set { set(Field.fixed, 3, newValue.rawValue) }
  }

  /// The axes along which the length is infinite if it is proposed, whatever is proposed along the
  /// other.
  package var greedyAxes: Axis.Set {
    @inline(__always) get { Axis.Set(rawValue: Int8(field(Field.greedy, 3))) }
    set { set(Field.greedy, 3, newValue.rawValue) }
  }

  /// The axes along which the smallest length, the answer to 0, is the same whatever is proposed along
  /// the other.
  package var steadyAxes: Axis.Set {
    @inline(__always) get { Axis.Set(rawValue: Int8(field(Field.steady, 3))) }
    set { set(Field.steady, 3, newValue.rawValue) }
  }

  /// Whether no users' code computes the size, so that skipped questions go unnoticed.
  package var isQuiet: Bool {
    @inline(__always) get { field(Field.quiet, 1) != 0 }
    set { set(Field.quiet, 1, newValue ? 1 : 0) }
  }

  /// The edges on which the preferred distances are those of a plain view.
  package var plainEdges: Edge.Set {
    @inline(__always) get { Edge.Set(rawValue: Int8(field(Field.plain, 15))) }
    set { set(Field.plain, 15, newValue.rawValue) }
  }

  /// The edges on which the preferred distances of all subviews are those of plain views.
  var childrensPlainEdges: Edge.Set {
    @inline(__always) get { Edge.Set(rawValue: Int8(field(Field.childrensPlain, 15))) }
    set { set(Field.childrensPlain, 15, newValue.rawValue) }
  }

  @inline(__always)
  private func field(_ shift: Int, _ mask: UInt16) -> UInt16 { bits >> shift & mask }

  @inline(__always)
  private mutating func set(_ shift: Int, _ mask: UInt16, _ value: Int8) {
    bits = bits & ~(mask << shift) | (UInt16(truncatingIfNeeded: value) & mask) << shift
  }
}

extension Axis.Set {
  /// The horizontal and the vertical axis.
  package static var both: Axis.Set {
    Axis.Set(rawValue: horizontal.rawValue | vertical.rawValue)
  }
}
