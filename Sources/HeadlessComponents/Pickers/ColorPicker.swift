import Foundation
import HeadlessControllers
import HeadlessControls
import HeadlessViews

/// A screen for choosing a colour. A test sets the colour with ``choose(_:)``.
///
/// Counterpart: `UIColorPickerViewController`.
///
/// Coverage: simulated. Kept without effect: `selectedColor`, `supportsAlpha`.
@preconcurrency @MainActor
open class ColorPickerViewController: ViewController {
  /// The delegate. Not owned.
  open weak var delegate: (any ColorPickerViewControllerDelegate)?
  /// The chosen colour.
  open var selectedColor = Color.white
  /// Whether the opacity can be chosen.
  open var supportsAlpha = true

  /// Chooses a colour as the user does, which notifies the delegate. UIKit has no such method.
  public func choose(_ color: Color) {
    selectedColor = color
    delegate?.colorPickerViewControllerDidSelectColor(self)
    delegate?.colorPickerViewController(self, didSelect: color, continuously: false)
  }

  /// Closes the screen as the user does, which notifies the delegate. UIKit has no such method.
  public func finish() {
    delegate?.colorPickerViewControllerDidFinish(self)
    if presentingViewController != nil { dismiss(animated: true) }
  }
}

/// The delegate of a colour picker.
///
/// Counterpart: `UIColorPickerViewControllerDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol ColorPickerViewControllerDelegate: NSObjectProtocol {
  /// Called when a colour was chosen.
  func colorPickerViewController(
    _ viewController: ColorPickerViewController, didSelect color: Color, continuously: Bool)
  /// Called when a colour was chosen.
  func colorPickerViewControllerDidSelectColor(_ viewController: ColorPickerViewController)
  /// Called when the user closed the screen.
  func colorPickerViewControllerDidFinish(_ viewController: ColorPickerViewController)
}

extension ColorPickerViewControllerDelegate {
  public func colorPickerViewController(
    _ viewController: ColorPickerViewController, didSelect color: Color, continuously: Bool
  ) {}
  public func colorPickerViewControllerDidSelectColor(
    _ viewController: ColorPickerViewController
  ) {}
  public func colorPickerViewControllerDidFinish(_ viewController: ColorPickerViewController) {}
}

/// A control that shows a colour and opens a picker.
///
/// Counterpart: `UIColorWell`.
///
/// Coverage: simulated. Kept without effect: `selectedColor`, `supportsAlpha`, `title`.
@preconcurrency @MainActor
open class ColorWell: Control {
  /// The title of the picker.
  open var title: String?
  /// The colour.
  open var selectedColor: Color?
  /// Whether the opacity can be chosen.
  open var supportsAlpha = true
}

/// A screen for choosing a font. A test sets the font with ``choose(_:)``.
///
/// Counterpart: `UIFontPickerViewController`.
///
/// Coverage: simulated. Kept without effect: `selectedFontDescriptor`.
@preconcurrency @MainActor
open class FontPickerViewController: ViewController {
  /// The fonts that the screen offers. Counterpart: `UIFontPickerViewController.Configuration`.
  ///
  /// Coverage: simulated. Kept without effect: `displayUsingSystemFont`, `filteredTraits`,
  /// `includeFaces`.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// Whether single faces are offered.
    open var includeFaces = false
    /// Whether names are in the system's font.
    open var displayUsingSystemFont = false
    /// The traits of the fonts.
    open var filteredTraits: FontDescriptor.SymbolicTraits = []
  }

  /// The fonts that the screen offers.
  open private(set) var configuration: Configuration
  /// The delegate. Not owned.
  open weak var delegate: (any FontPickerViewControllerDelegate)?
  /// The chosen font.
  open var selectedFontDescriptor: FontDescriptor?

  /// Creates a screen.
  public init(configuration: Configuration = Configuration()) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }

  /// Chooses a font as the user does, which notifies the delegate. UIKit has no such method.
  public func choose(_ descriptor: FontDescriptor) {
    selectedFontDescriptor = descriptor
    delegate?.fontPickerViewControllerDidPickFont(self)
  }
}

/// The delegate of a font picker.
///
/// Counterpart: `UIFontPickerViewControllerDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol FontPickerViewControllerDelegate: NSObjectProtocol {
  /// Called when the user cancelled. Never called here.
  func fontPickerViewControllerDidCancel(_ viewController: FontPickerViewController)
  /// Called when a font was chosen.
  func fontPickerViewControllerDidPickFont(_ viewController: FontPickerViewController)
}

extension FontPickerViewControllerDelegate {
  public func fontPickerViewControllerDidCancel(_ viewController: FontPickerViewController) {}
  public func fontPickerViewControllerDidPickFont(_ viewController: FontPickerViewController) {}
}
