import Foundation
import HeadlessControllers

/// A controller that lets the user choose or take an image.
///
/// A test answers with `Simulator.pick(_:in:)` or `Simulator.cancel(_:)`. The delegate dismisses
/// the controller, as in UIKit.
///
/// Counterpart: `UIImagePickerController`.
///
/// Coverage: simulated. Kept without effect: `mediaTypes`, `sourceType`.
@preconcurrency @MainActor
open class ImagePickerController: NavigationController {
  /// The source of images. Counterpart: `UIImagePickerController.SourceType`.
  public enum SourceType: Int, Hashable, Sendable {
    case photoLibrary, camera, savedPhotosAlbum
  }

  /// A key of the dictionary that describes the chosen media.
  ///
  /// Counterpart: `UIImagePickerController.InfoKey`.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The type of the chosen media.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The original image.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The edited image.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The cropping rectangle.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The URL of a movie.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The URL of an image.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }

  /// The source of the images.
  open var sourceType = SourceType.photoLibrary
  /// The types of media that can be chosen.
  open var mediaTypes = ["public.image"]
  /// Whether the chosen image can be edited.
  open var allowsEditing = false

  /// Returns whether a source is available: there is no camera here.
  ///
  /// - Parameter sourceType: The source.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool {
    sourceType != .camera
  }

  /// Returns the types of media that a source offers.
  ///
  /// - Parameter sourceType: The source.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image", "public.movie"] : nil
  }
}

/// The methods that notify of the image chosen. The picker's delegate may conform to it.
///
/// Counterpart: `UIImagePickerControllerDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol ImagePickerControllerDelegate: NSObjectProtocol {
  /// Called when an image or a movie was chosen.
  func imagePickerController(
    _ picker: ImagePickerController,
    didFinishPickingMediaWithInfo info: [ImagePickerController.InfoKey: Any])
  /// Called when the picker was cancelled.
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
