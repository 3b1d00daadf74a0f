import Foundation

/// Lets a person choose a picture, or take one.
///
/// A test answers with `Simulator.pick(_:in:)` or `Simulator.cancel(_:)`. The
/// delegate dismisses the controller, as in UIKit.
///
/// Counterpart: `UIImagePickerController`.
///
/// Coverage: simulated. Kept without effect: `mediaTypes`, `sourceType`.
@preconcurrency @MainActor
open class ImagePickerController: NavigationController {
  /// Where pictures come from. Counterpart: `UIImagePickerController.SourceType`.
  public enum SourceType: Int, Hashable, Sendable {
    case photoLibrary, camera, savedPhotosAlbum
  }

  /// What is told about the choice.
  ///
  /// Counterpart: `UIImagePickerController.InfoKey`.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The type of what was chosen.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The picture.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture after editing.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The part that was chosen.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// Where a film is.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// Where a picture is.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }

  /// Where the pictures come from.
  open var sourceType = SourceType.photoLibrary
  /// What can be chosen.
  open var mediaTypes = ["public.image"]
  /// Whether what was chosen can be edited.
  open var allowsEditing = false

  /// Whether pictures can come from somewhere: a simulator has no camera.
  ///
  /// - Parameter sourceType: Where from.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool {
    sourceType != .camera
  }

  /// What can be chosen from somewhere.
  ///
  /// - Parameter sourceType: Where from.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image", "public.movie"] : nil
  }
}

/// Who is told which picture was chosen. The controller's delegate, if it is one of these.
///
/// Counterpart: `UIImagePickerControllerDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol ImagePickerControllerDelegate: NSObjectProtocol {
  /// A picture, or a film, was chosen.
  func imagePickerController(
    _ picker: ImagePickerController,
    didFinishPickingMediaWithInfo info: [ImagePickerController.InfoKey: Any])
  /// Nothing was chosen.
  func imagePickerControllerDidCancel(_ picker: ImagePickerController)
}

extension ImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: ImagePickerController,
    didFinishPickingMediaWithInfo info: [ImagePickerController.InfoKey: Any]
  ) {}
  public func imagePickerControllerDidCancel(_ picker: ImagePickerController) {
    picker.dismiss(animated: true)
  }
}
