import HeadlessControls
import HeadlessViews

// What a text with images says is the text: the images' attributes are data.
extension TextAttachment: KeepsValues {
  /// Whether the image is an accessibility element. Kept without effect.
  @preconcurrency @MainActor public var isAccessibilityElement: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }
  /// The image's accessibility label. Kept without effect.
  @preconcurrency @MainActor public var accessibilityLabel: String? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
  /// A hint about the image. Kept without effect.
  @preconcurrency @MainActor public var accessibilityHint: String? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
  /// The image's accessibility value. Kept without effect.
  @preconcurrency @MainActor public var accessibilityValue: String? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
}
