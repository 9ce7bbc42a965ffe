import Foundation

/// The estimated positions of all views of a lazy stack along its axis, in points: those that exist
/// by their lengths, and the others by the lengths of the elements that were created first.
struct LazyStackMap {
  /// The place of views that do not exist yet.
  private struct Run {
    let start: CGFloat
    /// The average length of an element with the gap after it.
    let pitch: CGFloat
    let gap: CGFloat
    let count: Int

    /// The end of the last view, without a gap.
    var end: CGFloat { start + pitch * CGFloat(count) - gap }
  }

  private var runs: [Run] = []
  private let late: [LateChildren]
  private(set) var starts: ContiguousArray<CGFloat> = []
  private var ends: ContiguousArray<CGFloat> = []
  private(set) var length: CGFloat = 0

  /// - Parameter measured: The number of existing views to measure; the others are assumed to have
  ///   the average length of those of the same elements, or else of all.
  init(
    _ stack: StackLayout, _ subviews: LayoutSubviews, _ proposal: ProposedViewSize,
    measuring measured: Int = .max
  ) {
    late = subviews.node.lateChildren
    let lengths = (0..<min(measured, subviews.count)).map {
      subviews[$0].sizeThatFits(proposal)[stack.axis]
    }
    func extent(of index: Int) -> CGFloat {
      if index < lengths.count { return lengths[index] }
      let sample = late.first { $0.sample.contains(index) }?.sample ?? lengths.indices
      let part = sample.clamped(to: lengths.indices)
      let known = part.isEmpty ? lengths[...] : lengths[part]
      return known.isEmpty ? 0 : known.reduce(0, +) / CGFloat(known.count)
    }
    var last: Int?
    func start(of next: Int) -> CGFloat {
      last.map { length + stack.gap(between: $0, next, subviews) } ?? 0
    }
    for index in 0...subviews.count {
      while runs.count < late.count, late[runs.count].position == index {
        let (sample, count) = (late[runs.count].sample, late[runs.count].elements.count)
        guard !sample.isEmpty else {
          runs.append(Run(start: length, pitch: 0, gap: 0, count: count))
          continue
        }
        let start = start(of: sample.lowerBound)
        let sampleEnd = sample.upperBound < index ? starts[sample.upperBound] : start
        let pitch =
          (sampleEnd - starts[sample.lowerBound]) / CGFloat(late[runs.count].sampleElements)
        let gap = stack.gap(between: sample.upperBound - 1, sample.lowerBound, subviews)
        runs.append(
          Run(start: start, pitch: pitch.isFinite ? max(pitch, 0) : 0, gap: gap, count: count))
        length = runs[runs.count - 1].end
        last = sample.upperBound - 1
      }
      guard index < subviews.count else { break }
      starts.append(start(of: index))
      length = starts[index] + extent(of: index)
      ends.append(length)
      last = index
    }
  }

  /// An element of a run, and a position in it.
  struct Element {
    let run: Int
    let offset: Int
    /// The position as a share of the element's length, and the distance from its end in a gap.
    let share: CGFloat
    let rest: CGFloat
    let start: CGFloat
  }

  /// Returns the element at a position; `nil` if an existing view is there.
  func element(at position: CGFloat) -> Element? {
    for (index, run) in runs.enumerated() where position >= run.start && run.pitch > 0 {
      let isLast = index == runs.count - 1 && late[index].position == starts.count
      let offset = ((position - run.start) / run.pitch).rounded(.down)
      guard isLast || offset < CGFloat(run.count) else { continue }
      let number = Int(min(offset, CGFloat(run.count - 1)))
      let start = run.start + run.pitch * CGFloat(number)
      let length = run.pitch - run.gap
      let distance = position - start
      return Element(
        run: index, offset: late[index].elements.lowerBound + number,
        share: length > 0 ? min(distance / length, 1) : 0, rest: max(distance - max(length, 0), 0),
        start: start)
    }
    return nil
  }

  /// Returns where a position in an element is after its views were created.
  ///
  /// - Parameter next: The child and the run that follow the element.
  func position(in element: Element, before next: (child: Int, run: Int)) -> CGFloat {
    let endsWithRun = next.run > 0 && late[next.run - 1].position == next.child
    let end = endsWithRun ? runs[next.run - 1].end : next.child > 0 ? ends[next.child - 1] : 0
    return element.start + element.share * max(end - element.start, 0) + element.rest
  }

  /// Returns the existing view at or before a position.
  func child(at position: CGFloat) -> Int? {
    (starts.lastIndex { $0 <= position }) ?? starts.indices.first
  }

  /// Returns the place of a view.
  func span(of place: LazyPlace) -> (start: CGFloat, length: CGFloat) {
    switch place {
    case .child(let index): return (starts[index], ends[index] - starts[index])
    case .element(let element, let index):
      let run = runs[index]
      return (
        run.start + run.pitch * CGFloat(element - late[index].elements.lowerBound),
        max(run.pitch - run.gap, 0)
      )
    }
  }
}
