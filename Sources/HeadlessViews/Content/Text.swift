/// The alignment of text.
///
/// Counterpart: `NSTextAlignment`.
public enum TextAlignment: Int, Hashable, Sendable {
  case left, center, right, justified, natural
}

/// How text that does not fit is wrapped or truncated.
///
/// Counterpart: `NSLineBreakMode`.
public enum LineBreakMode: Int, Hashable, Sendable {
  case byWordWrapping, byCharWrapping, byClipping
  case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// How the baseline is adjusted when a font shrinks.
///
/// Counterpart: `UIBaselineAdjustment`.
public enum BaselineAdjustment: Int, Hashable, Sendable {
  case alignBaselines, alignCenters, none
}
