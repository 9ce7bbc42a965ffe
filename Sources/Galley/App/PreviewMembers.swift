import Foundation

/// A view of a `PreviewProvider`.
struct PreviewMember {
  var view: any View
  var configuration = PreviewConfiguration()
}

/// Returns the views that an editor shows for a provider's view: each member of a group on its own.
///
/// The views are found without evaluating bodies.
@MainActor
func previewMembers(of view: any View) -> [PreviewMember] {
  (view as? any PreviewMembers)?.previewMembers ?? [PreviewMember(view: view)]
}

/// A view that consists of other views, without a layout of its own.
@MainActor
private protocol PreviewMembers {
  var previewMembers: [PreviewMember] { get }
}

extension Group: PreviewMembers where Content: View {
  fileprivate var previewMembers: [PreviewMember] { Galley.previewMembers(of: content) }
}

extension TupleView: PreviewMembers {
  fileprivate var previewMembers: [PreviewMember] {
    views.flatMap { Galley.previewMembers(of: $0) }
  }
}

extension ForEach: PreviewMembers where Content: View {
  fileprivate var previewMembers: [PreviewMember] {
    data.flatMap { Galley.previewMembers(of: content($0)) }
  }
}

extension AnyView: PreviewMembers {
  fileprivate var previewMembers: [PreviewMember] { Galley.previewMembers(of: view) }
}

extension Optional: PreviewMembers where Wrapped: View {
  fileprivate var previewMembers: [PreviewMember] {
    map { Galley.previewMembers(of: $0) } ?? []
  }
}

extension _ConditionalContent: PreviewMembers where First: View, Second: View {
  fileprivate var previewMembers: [PreviewMember] {
    switch self {
    case .first(let view): Galley.previewMembers(of: view)
    case .second(let view): Galley.previewMembers(of: view)
    }
  }
}

extension ModifiedContent: PreviewMembers where Content: View, Modifier: ViewModifier {
  fileprivate var previewMembers: [PreviewMember] {
    Galley.previewMembers(of: content).map { member in
      var member = member
      if let modifier = modifier as? PreviewConfigurationModifier {
        member.configuration.add(modifier.configuration)
      } else {
        member.view = modified(member.view)
      }
      return member
    }
  }

  private func modified(_ view: some View) -> any View { view.modifier(modifier) }
}

extension PreviewConfiguration {
  var traits: [PreviewTrait<Preview.ViewTraits>] {
    var traits: [PreviewTrait<Preview.ViewTraits>] = []
    let screen = device.map { Device.similar(to: $0) } ?? .iPhone16
    let isLandscape = orientation == .landscapeLeft || orientation == .landscapeRight
    traits.append(.init(effect: .device(isLandscape ? screen.landscape : screen)))
    switch layout {
    case .sizeThatFits: traits.append(.sizeThatFitsLayout)
    case .fixed(let width, let height): traits.append(.fixedLayout(width: width, height: height))
    case .device, nil: break
    }
    return traits
  }
}

extension Device {
  /// Returns the screen of a device, or of a similar one, by the name that Xcode shows.
  fileprivate static func similar(to name: String) -> Device {
    let word = name.lowercased().replacing(" ", with: "-")
    if let same = all.first(where: { $0.name == word }) { return same }
    if word.contains("ipad") {
      return word.contains("12.9") || word.contains("13") ? iPadPro13 : iPad
    }
    if word.contains("-se") || word.hasSuffix("-8") || word.hasSuffix("-7") { return iPhoneSE }
    if word.contains("mini") { return iPhone13Mini }
    if word.contains("max") { return iPhone16ProMax }
    return word.contains("plus") ? iPhone16Plus : iPhone16
  }
}
