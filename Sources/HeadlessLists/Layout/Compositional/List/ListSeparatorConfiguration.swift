import Foundation

/// The separators between the rows of a list, as data: nothing is drawn.
///
/// Counterpart: `UIListSeparatorConfiguration`.
///
/// Coverage: simulated. Kept without effect: `bottomSeparatorInsets`, `color`,
/// `multipleSelectionColor`, `topSeparatorInsets`.
public struct ListSeparatorConfiguration: Hashable {
  /// The visibility of a separator.
  public enum Visibility: Int, Hashable, Sendable {
    /// The list determines the visibility.
    case automatic = 0
    /// The separator is visible.
    case visible = 1
    /// The separator is hidden.
    case hidden = 2
  }

  /// Insets that are determined by the list.
  public static let automaticInsets = DirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  /// The visibility of the separator above the row.
  public var topSeparatorVisibility = Visibility.automatic
  /// The visibility of the separator below the row.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets of the separator above the row.
  public var topSeparatorInsets = ListSeparatorConfiguration.automaticInsets
  /// The insets of the separator below the row.
  public var bottomSeparatorInsets = ListSeparatorConfiguration.automaticInsets
  /// The colour of the separators.
  public var color = Color.separator
  /// The colour of the separators between rows that are selected together.
  public var multipleSelectionColor = Color.separator

  /// Creates the separators of a list with a style.
  public init(listAppearance: CollectionLayoutListConfiguration.Appearance) {
    appearance = listAppearance
  }

  private let appearance: CollectionLayoutListConfiguration.Appearance
}
