/// How the lines of a text are aligned with each other.
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }
