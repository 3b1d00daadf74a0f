/// Where the lines of a text begin.
///
/// UIKit's counterpart is `NSTextAlignment`.
public enum TextAlignment: Int, Hashable, Sendable {
  case left, center, right, justified, natural
}

/// Where a text ends that is too long for its place.
///
/// UIKit's counterpart is `NSLineBreakMode`.
public enum LineBreakMode: Int, Hashable, Sendable {
  case byWordWrapping, byCharWrapping, byClipping
  case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// How a text is moved when its font shrinks.
///
/// UIKit's counterpart is `UIBaselineAdjustment`.
public enum BaselineAdjustment: Int, Hashable, Sendable {
  case alignBaselines, alignCenters, none
}
