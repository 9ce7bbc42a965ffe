/// How the lines of a text lie to each other.
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }
