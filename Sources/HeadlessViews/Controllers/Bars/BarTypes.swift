/// Whether a bar is light or dark.
///
/// Counterpart: `UIBarStyle`.
public enum BarStyle: Int, Hashable, Sendable {
  case `default`, black
  /// Black, and content shines through. The same as black with a translucent bar.
  case blackTranslucent
}

/// How high a bar is.
///
/// Counterpart: `UIBarMetrics`.
public enum BarMetrics: Int, Hashable, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}

/// Where a bar is.
///
/// Counterpart: `UIBarPosition`.
public enum BarPosition: Int, Hashable, Sendable {
  case any, bottom, top, topAttached
}

/// In which order a menu shows its actions. It is kept as data.
///
/// Counterpart: `UIContextMenuConfiguration.ElementOrder`.
public enum ContextMenuElementOrder: Int, Hashable, Sendable {
  case automatic, priority, fixed
}
