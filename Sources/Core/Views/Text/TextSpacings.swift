/// Preferred distances, shared by texts with the same font.
final class TextSpacings: ResolveCache {
  private var latest: (measures: TextSpacing, spacing: ViewSpacing)?

  func spacing(of measures: TextSpacing) -> ViewSpacing {
    if let latest, latest.measures == measures { return latest.spacing }
    let spacing = ViewSpacing(text: measures)
    latest = (measures, spacing)
    return spacing
  }
}
