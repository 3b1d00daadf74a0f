/// The alignment of text.
///
/// Counterpart: `NSTextAlignment`.
public enum TextAlignment: Int, Hashable, Sendable {
  case left, center, right, justified, natural
}

/// The treatment of text that does not fit.
///
/// Counterpart: `NSLineBreakMode`.
public enum LineBreakMode: Int, Hashable, Sendable {
  case byWordWrapping, byCharWrapping, byClipping
  case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// The adjustment of the baseline when a font shrinks.
///
/// Counterpart: `UIBaselineAdjustment`.
public enum BaselineAdjustment: Int, Hashable, Sendable {
  case alignBaselines, alignCenters, none
}
