import Foundation
@_spi(Hooks) import HeadlessViews

extension Button {
  /// The type of a button.
  ///
  /// Counterpart: `UIButton.ButtonType`.
  public enum ButtonType: Int, Hashable, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
    /// The same as `system`.
    public static let roundedRect = ButtonType.system
  }

  /// The role of a button.
  ///
  /// Counterpart: `UIButton.Role`.
  public enum Role: Int, Hashable, Sendable {
    case normal, primary, cancel, destructive
  }

  /// A closure that updates a button's configuration for its state.
  public typealias ConfigurationUpdateHandler = (Button) -> Void
}
