import Foundation
import HeadlessControllers
import HeadlessControls
import HeadlessViews

/// A view or a bar item that a presentation comes from.
///
/// Counterpart: `UIPopoverPresentationControllerSourceItem`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol PopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension View: PopoverPresentationControllerSourceItem {}
extension BarButtonItem: PopoverPresentationControllerSourceItem {}

extension PopoverPresentationController {
  /// The view or the bar item that the popover points at.
  public var sourceItem: (any PopoverPresentationControllerSourceItem)? {
    get { barButtonItem ?? sourceView }
    set {
      barButtonItem = newValue as? BarButtonItem
      sourceView = newValue as? View
    }
  }
  /// The class of the popover's background. Kept without effect.
  public var popoverBackgroundViewClass: AnyClass? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
}

extension PresentationController {
  /// The traits that the presented controller gets instead. Kept without effect.
  public var overrideTraitCollection: TraitCollection? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
}

/// The background of a popover.
///
/// Counterpart: `UIPopoverBackgroundView`.
///
/// Coverage: simulated. Kept without effect: `arrowDirection`, `arrowOffset`.
@preconcurrency @MainActor
open class PopoverBackgroundView: View {
  /// The offset of the arrow, in points.
  open var arrowOffset: CGFloat = 0
  /// The side of the arrow.
  open var arrowDirection: PopoverPresentationController.ArrowDirection = .any
}

/// The delegate of a sheet.
///
/// Counterpart: `UISheetPresentationControllerDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol SheetPresentationControllerDelegate: AdaptivePresentationControllerDelegate {
  /// Called when the user has resized the sheet: never, here.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: SheetPresentationController)
}

extension SheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: SheetPresentationController
  ) {}
}

extension ImagePickerController {
  /// A camera. Counterpart: `UIImagePickerController.CameraDevice`.
  public enum CameraDevice: Int, Hashable, Sendable {
    case rear, front
  }
  /// The use of the flash. Counterpart: `UIImagePickerController.CameraFlashMode`.
  public enum CameraFlashMode: Int, Hashable, Sendable {
    case off = -1
    case auto = 0
    case on = 1
  }
  /// The kind of capture of a camera. Counterpart: `UIImagePickerController.CameraCaptureMode`.
  public enum CameraCaptureMode: Int, Hashable, Sendable {
    case photo, video
  }
  /// The quality of movies. Counterpart: `UIImagePickerController.QualityType`.
  public enum QualityType: Int, Hashable, Sendable {
    case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }
  /// The format of exported images. Counterpart: `UIImagePickerController.ImageURLExportPreset`.
  public enum ImageURLExportPreset: Int, Hashable, Sendable {
    case compatible, current
  }

  /// Returns whether the device has a camera: no.
  public static func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// Returns whether a camera has a flash: no.
  public static func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
  /// Returns what a camera can take: there is none.
  public static func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }
  /// The camera. Kept without effect.
  public var cameraDevice: CameraDevice {
    get { kept(or: .rear) }
    set { keep(newValue) }
  }
  /// The use of the flash. Kept without effect.
  public var cameraFlashMode: CameraFlashMode {
    get { kept(or: .auto) }
    set { keep(newValue) }
  }
  /// The kind of capture of the camera. Kept without effect.
  public var cameraCaptureMode: CameraCaptureMode {
    get { kept(or: .photo) }
    set { keep(newValue) }
  }
  /// The quality of movies. Kept without effect.
  public var videoQuality: QualityType {
    get { kept(or: .typeMedium) }
    set { keep(newValue) }
  }
  /// The longest duration of a movie, in seconds. Kept without effect.
  public var videoMaximumDuration: TimeInterval {
    get { kept(or: 600) }
    set { keep(newValue) }
  }
  /// The format of exported movies. Kept without effect.
  public var videoExportPreset: String {
    get { kept(or: "AVAssetExportPresetPassthrough") }
    set { keep(newValue) }
  }
  /// The format of exported images. Kept without effect.
  public var imageExportPreset: ImageURLExportPreset {
    get { kept(or: .compatible) }
    set { keep(newValue) }
  }
  /// Whether the camera's controls are shown. Kept without effect.
  public var showsCameraControls: Bool {
    get { kept(or: true) }
    set { keep(newValue) }
  }
  /// A view over the camera's image. Kept without effect.
  public var cameraOverlayView: View? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
  /// The transform of the camera's image. Kept without effect.
  public var cameraViewTransform: CGAffineTransform {
    get { kept(or: .identity) }
    set { keep(newValue) }
  }
  /// Has no effect: there is no camera. A test picks an image.
  public func takePicture() {}
  /// Has no effect: there is no camera.
  @discardableResult
  public func startVideoCapture() -> Bool { false }
  /// Has no effect: there is no camera.
  public func stopVideoCapture() {}
}

extension ImagePickerController.InfoKey {
  /// A photo with its movie.
  public static let livePhoto = Self(rawValue: "UIImagePickerControllerLivePhoto")
  /// The metadata of a new photo.
  public static let mediaMetadata = Self(rawValue: "UIImagePickerControllerMediaMetadata")
  /// The object in the photo library.
  public static let phAsset = Self(rawValue: "UIImagePickerControllerPHAsset")
  /// The earlier address in the photo library.
  public static let referenceURL = Self(rawValue: "UIImagePickerControllerReferenceURL")
}

extension SplitViewController {
  /// The way in which columns share the width. Counterpart: `UISplitViewController.SplitBehavior`.
  public enum SplitBehavior: Int, Hashable, Sendable {
    case automatic, tile, overlay, displace
  }
  /// The condition under which the button that changes the columns is shown.
  ///
  /// Counterpart: `UISplitViewController.DisplayModeButtonVisibility`.
  public enum DisplayModeButtonVisibility: Int, Hashable, Sendable {
    case automatic, never, always
  }
  /// The side of the primary column. Counterpart: `UISplitViewController.PrimaryEdge`.
  public enum PrimaryEdge: Int, Hashable, Sendable {
    case leading, trailing
  }
  /// The background of the primary column. Counterpart: `UISplitViewController.BackgroundStyle`.
  public enum BackgroundStyle: Int, Hashable, Sendable {
    case none, sidebar
  }

  /// The automatic width of a column.
  public static let automaticDimension: CGFloat = -CGFloat.greatestFiniteMagnitude
  /// The way in which columns share the width. Kept without effect.
  public var preferredSplitBehavior: SplitBehavior {
    get { kept(or: .automatic) }
    set { keep(newValue) }
  }
  /// The way in which columns share the width: one column covers the others.
  public var splitBehavior: SplitBehavior { .overlay }
  /// The side of the primary column. Kept without effect.
  public var primaryEdge: PrimaryEdge {
    get { kept(or: .leading) }
    set { keep(newValue) }
  }
  /// The background of the primary column. Kept without effect.
  public var primaryBackgroundStyle: BackgroundStyle {
    get { kept(or: .none) }
    set { keep(newValue) }
  }
  /// Whether a button shows only the secondary column. Kept without effect.
  public var showsSecondaryOnlyButton: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }
  /// The condition under which the button that changes the columns is shown. Kept without effect.
  public var displayModeButtonVisibility: DisplayModeButtonVisibility {
    get { kept(or: .automatic) }
    set { keep(newValue) }
  }
  /// The button that changes the columns. It has no action here: there is one column.
  public var displayModeButtonItem: BarButtonItem {
    let item = kept(or: BarButtonItem())
    keep(item)
    return item
  }
  /// The width of the primary column, in points.
  public var primaryColumnWidth: CGFloat { viewIfLoaded?.bounds.width ?? 0 }
  /// The width of the supplementary column, in points.
  public var supplementaryColumnWidth: CGFloat { viewIfLoaded?.bounds.width ?? 0 }
  /// The preferred width of the primary column, in points. Kept without effect.
  public var preferredPrimaryColumnWidth: CGFloat {
    get { kept(or: Self.automaticDimension) }
    set { keep(newValue) }
  }
  /// The preferred width of the supplementary column, in points. Kept without effect.
  public var preferredSupplementaryColumnWidth: CGFloat {
    get { kept(or: Self.automaticDimension) }
    set { keep(newValue) }
  }
  /// The preferred width of the supplementary column, as a fraction. Kept without effect.
  public var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { kept(or: Self.automaticDimension) }
    set { keep(newValue) }
  }
  /// The minimum width of the supplementary column, in points. Kept without effect.
  public var minimumSupplementaryColumnWidth: CGFloat {
    get { kept(or: Self.automaticDimension) }
    set { keep(newValue) }
  }
  /// The maximum width of the supplementary column, in points. Kept without effect.
  public var maximumSupplementaryColumnWidth: CGFloat {
    get { kept(or: Self.automaticDimension) }
    set { keep(newValue) }
  }
}

/// The kinds of content that a responder accepts by pasting.
///
/// Counterpart: `UIPasteConfiguration`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class PasteConfiguration: NSObject {
  /// The types.
  open var acceptableTypeIdentifiers: [String]

  /// Creates a configuration.
  public init(acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    super.init()
  }

  /// Adds types.
  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
  }
}

/// A button that pastes. Nothing taps it here.
///
/// Counterpart: `UIPasteControl`.
///
/// Coverage: simulated. Kept without effect: `configuration`, `target`.
@preconcurrency @MainActor
open class PasteControl: Control {
  /// The look of the button. Counterpart: `UIPasteControl.Configuration`.
  ///
  /// Coverage: simulated. Kept without effect: `baseBackgroundColor`, `baseForegroundColor`,
  /// `cornerRadius`, `cornerStyle`, `displayMode`.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// The content of the button. Counterpart: `UIPasteControl.DisplayMode`.
    public enum DisplayMode: UInt, Hashable, Sendable {
      case iconAndLabel, iconOnly, labelOnly
    }
    /// The content of the button.
    open var displayMode = DisplayMode.iconAndLabel
    /// The shape of the corners.
    open var cornerStyle = Button.Configuration.CornerStyle.dynamic
    /// The radius of the corners, in points.
    open var cornerRadius: CGFloat = -1
    /// The colour of the content.
    open var baseForegroundColor: Color?
    /// The colour of the background.
    open var baseBackgroundColor: Color?
  }

  /// The look of the button.
  open private(set) var configuration: Configuration
  /// The object that gets what is pasted. Not owned.
  open weak var target: Responder?

  /// Creates a button.
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }
}

extension Responder {
  /// The kinds of content that the object accepts by pasting. Kept without effect.
  public var pasteConfiguration: PasteConfiguration? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
  /// The shortcuts above the keyboard of an iPad. Kept without effect.
  public var inputAssistantItem: TextInputAssistantItem {
    let item = kept(or: TextInputAssistantItem())
    keep(item)
    return item
  }
  /// Forgets the input mode of a context: none is remembered.
  public static func clearTextInputContextIdentifier(_ identifier: String) {}
}

/// Receives double taps on a pencil. There is no pencil here.
///
/// Counterpart: `UIPencilInteraction`.
///
/// Coverage: simulated. Kept without effect: `delegate`, `isEnabled`.
@preconcurrency @MainActor
open class PencilInteraction: NSObject, Interaction {
  /// The delegate. Not owned.
  open weak var delegate: (any PencilInteractionDelegate)?
  /// Whether the interaction is enabled.
  open var isEnabled = true
  /// The view of the interaction.
  open private(set) weak var view: View?
  /// The action that the user chose for a double tap: switching to the eraser, the default.
  open class var preferredTapAction: PencilPreferredAction { .switchEraser }
  /// The action that the user chose for a squeeze: showing the palette, the default.
  open class var preferredSqueezeAction: PencilPreferredAction { .showContextualPalette }
  /// Whether the user wants to draw with the pencil only: not by default.
  open class var prefersPencilOnlyDrawing: Bool { false }
  /// Whether hovering shows a preview of the tool: it does by default.
  open class var prefersHoverToolPreview: Bool { true }

  /// Creates an interaction.
  public override init() {
    super.init()
  }

  /// Creates an interaction with a delegate.
  public convenience init(delegate: any PencilInteractionDelegate) {
    self.init()
    self.delegate = delegate
  }

  open func willMove(to view: View?) {}
  open func didMove(to view: View?) { self.view = view }
}

/// An action that the user can choose for a gesture of the pencil.
///
/// Counterpart: `UIPencilPreferredAction`.
public enum PencilPreferredAction: Int, Hashable, Sendable {
  case ignore, switchEraser, switchPrevious, showColorPalette, showInkAttributes
  case showContextualPalette, runSystemShortcut
}

/// The delegate of a pencil interaction.
///
/// Counterpart: `UIPencilInteractionDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol PencilInteractionDelegate: NSObjectProtocol {
  /// Called after a double tap on the pencil: never, here.
  func pencilInteractionDidTap(_ interaction: PencilInteraction)
}

extension PencilInteractionDelegate {
  public func pencilInteractionDidTap(_ interaction: PencilInteraction) {}
}

/// An item of a search's suggestions.
///
/// Counterpart: `UISearchSuggestionItem`.
///
/// Coverage: simulated. Kept without effect: `iconImage`, `localizedAttributedSuggestion`,
/// `localizedDescription`, `localizedSuggestion`, `representedObject`.
@preconcurrency @MainActor
open class SearchSuggestionItem: NSObject, SearchSuggestion {
  /// The suggested text.
  open var localizedSuggestion: String? { localizedAttributedSuggestion?.string }
  /// The suggested text with attributes.
  open private(set) var localizedAttributedSuggestion: NSAttributedString?
  /// The meaning of the suggestion.
  open private(set) var localizedDescription: String?
  /// The image.
  open private(set) var iconImage: Image?
  /// The client's own value.
  open var representedObject: Any?

  /// Creates an item.
  public init(
    localizedSuggestion suggestion: String, localizedDescription description: String? = nil,
    iconImage: Image? = nil
  ) {
    localizedAttributedSuggestion = NSAttributedString(string: suggestion)
    (localizedDescription, self.iconImage) = (description, iconImage)
    super.init()
  }

  /// Creates an item.
  public init(
    localizedAttributedSuggestion suggestion: NSAttributedString,
    localizedDescription description: String? = nil, iconImage: Image? = nil
  ) {
    localizedAttributedSuggestion = suggestion
    (localizedDescription, self.iconImage) = (description, iconImage)
    super.init()
  }
}

/// A suggestion of a search.
///
/// Counterpart: `UISearchSuggestion`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol SearchSuggestion: AnyObject {
  /// The suggested text.
  var localizedSuggestion: String? { get }
  /// The image.
  var iconImage: Image? { get }
  /// The client's own value.
  var representedObject: Any? { get set }
}

extension SearchController {
  /// The suggestions below the search bar. Kept without effect.
  public var searchSuggestions: [any SearchSuggestion]? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
}

/// A screen with the system's dictionary. It has no content here.
///
/// Counterpart: `UIReferenceLibraryViewController`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class ReferenceLibraryViewController: ViewController {
  /// The word.
  open private(set) var term: String

  /// Creates a screen for a word.
  public init(term: String) {
    self.term = term
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    term = ""
    super.init(coder: coder)
  }

  /// Returns whether the dictionary has a word: none, here.
  open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }
}
