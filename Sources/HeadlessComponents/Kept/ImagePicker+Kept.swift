import Foundation
import HeadlessControllers
import HeadlessControls
import HeadlessViews

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
