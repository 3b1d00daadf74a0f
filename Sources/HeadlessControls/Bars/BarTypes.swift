@_spi(Hooks) import HeadlessViews

/// The style of a bar: light or dark.
///
/// Counterpart: `UIBarStyle`.
public enum BarStyle: Int, Hashable, Sendable {
  case `default`, black
  /// Black and translucent. The same as `black` with a translucent bar.
  case blackTranslucent
}

/// The height of a bar: default or compact, with or without a prompt.
///
/// Counterpart: `UIBarMetrics`.
public enum BarMetrics: Int, Hashable, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}

/// The position of a bar.
///
/// Counterpart: `UIBarPosition`.
public enum BarPosition: Int, Hashable, Sendable {
  case any, bottom, top, topAttached
}
