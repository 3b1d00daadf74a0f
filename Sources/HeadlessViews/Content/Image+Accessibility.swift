// An image is no view: its accessibility attributes are data, which an image view may take over.
extension Image {
  /// The identifier by which tests find the image.
  @preconcurrency @MainActor public var accessibilityIdentifier: String? {
    get { spoken?.identifier }
    set { speak { $0.identifier = newValue } }
  }
  /// The image's accessibility label.
  @preconcurrency @MainActor public var accessibilityLabel: String? {
    get { spoken?.label?.string }
    set { speak { $0.label = newValue.map { TextContent($0) } } }
  }
  /// Whether the image is an accessibility element. Kept without effect.
  @preconcurrency @MainActor public var isAccessibilityElement: Bool {
    get { spoken?.isElement ?? false }
    set { speak { $0.isElement = newValue } }
  }

  @MainActor private func speak(_ change: (inout AccessibilityAttributes) -> Void) {
    var attributes = spoken ?? AccessibilityAttributes()
    change(&attributes)
    spoken = attributes
  }
}
