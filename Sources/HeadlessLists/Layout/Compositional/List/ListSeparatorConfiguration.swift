import Foundation

/// The lines between the rows of a list, as data: nothing is drawn.
///
/// UIKit's counterpart is `UIListSeparatorConfiguration`.
///
/// Coverage: simulated. Kept without effect: `bottomSeparatorInsets`, `color`,
/// `multipleSelectionColor`, `topSeparatorInsets`.
public struct ListSeparatorConfiguration: Hashable {
  /// Whether a line is shown.
  public enum Visibility: Int, Hashable, Sendable {
    /// As the list likes.
    case automatic = 0
    /// It is.
    case visible = 1
    /// It is not.
    case hidden = 2
  }

  /// Insets that leave the place to the list.
  public static let automaticInsets = DirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  /// Whether the line above the row is shown.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether the line below the row is shown.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// How far the line above the row keeps from the sides.
  public var topSeparatorInsets = ListSeparatorConfiguration.automaticInsets
  /// How far the line below the row keeps from the sides.
  public var bottomSeparatorInsets = ListSeparatorConfiguration.automaticInsets
  /// The colour of the lines.
  public var color = Color.separator
  /// The colour of the lines between rows that are selected together.
  public var multipleSelectionColor = Color.separator

  /// Creates the lines of a list of an appearance.
  public init(listAppearance: CollectionLayoutListConfiguration.Appearance) {
    appearance = listAppearance
  }

  private let appearance: CollectionLayoutListConfiguration.Appearance
}
