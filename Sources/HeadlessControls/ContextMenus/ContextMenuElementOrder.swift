@_spi(Hooks) import HeadlessViews

/// The order of a menu's elements. Kept as data.
///
/// Counterpart: `UIContextMenuConfiguration.ElementOrder`.
public enum ContextMenuElementOrder: Int, Hashable, Sendable {
  case automatic, priority, fixed
}
