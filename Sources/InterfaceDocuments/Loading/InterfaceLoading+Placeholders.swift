import Foundation
import HeadlessControls
import HeadlessViews

// The sizes that Interface Builder assumes for what has none in a document. The running app has none of
// them.
extension InterfaceLoading {
  /// Adds the sizes that the author gave to a view whose class Interface Builder does not run, or that
  /// it measured by running the class. (behaviour 23.3)
  func addPlaceholderSize(_ e: DocumentElement, _ view: View) {
    guard isDesign else { return }
    if let id = e.id, let size = document.resources.designables[id] {
      add(size.width, .horizontal, to: view, beating: true)
      add(size.height, .vertical, to: view, beating: true)
    }
    if let width = e.number("placeholderIntrinsicWidth") { add(width, .horizontal, to: view) }
    if let height = e.number("placeholderIntrinsicHeight") { add(height, .vertical, to: view) }
  }

  /// Adds the size that Interface Builder gives to what would be invisible in a stack view: a label
  /// of one line without a text, a picture without an image, a view without a height of its own, and a
  /// stack view without views along the outer one, which gives way to the content of the others. A
  /// plain view in a column that does not fill it is as wide as one from the library. (behaviour 23.3)
  func addArrangedPlaceholder(_ e: DocumentElement, _ view: View, in stack: StackView) {
    guard isDesign, !view.isHidden else { return }
    switch view {
    case let label as Label where (label.text ?? "").isEmpty && label.numberOfLines == 1:
      add(Self.arrangedPlaceholder, .horizontal, to: label)
      add(Self.arrangedPlaceholder, .vertical, to: label)
    case let inner as StackView where inner.arrangedSubviews.allSatisfy(\.isHidden):
      add(Self.arrangedPlaceholder, stack.axis, to: inner, least: LayoutPriority(749))
    case let picture as ImageView where picture.image == nil:
      for axis in [Axis.horizontal, .vertical] {
        add(Self.arrangedPlaceholder, axis, to: picture, least: Self.resistance(of: picture, axis))
      }
    case _ where e.name == "view":
      let least = view.heightAnchor.constraint(
        greaterThanOrEqualToConstant: Self.arrangedPlaceholder)
      least.priority = Self.resistance(of: view, .vertical)
      least.isActive = true
      if stack.axis == .vertical, stack.alignment != .fill, e["customClass"] == nil {
        add(Self.plainWidth, .horizontal, to: view)
      }
    default: break
    }
  }

  /// Returns the priority of a placeholder: that of the view's content, but not more than usual.
  private static func resistance(of view: View, _ axis: Axis) -> LayoutPriority {
    let own = view.contentCompressionResistancePriority(for: axis)
    return own.rawValue < LayoutPriority.defaultHigh.rawValue ? own : .defaultHigh
  }

  private static let arrangedPlaceholder: CGFloat = 50
  /// The width of a view that was dragged from the library.
  private static let plainWidth: CGFloat = 240

  /// Gives a view a length as if it were its content's.
  ///
  /// - Parameters:
  ///   - length: The length, in points.
  ///   - axis: The axis of the length.
  ///   - view: The view.
  ///   - resistance: The priority against a smaller length, if it is not the view's own.
  ///   - beats: Whether the length counts more than the view's intrinsic size.
  private func add(
    _ length: CGFloat, _ axis: Axis, to view: View, least resistance: LayoutPriority? = nil,
    beating beats: Bool = false
  ) {
    let anchor = axis == .horizontal ? view.widthAnchor : view.heightAnchor
    func priority(_ own: LayoutPriority) -> LayoutPriority {
      beats ? LayoutPriority(min(1000, own.rawValue + 0.5)) : own
    }
    let most = anchor.constraint(lessThanOrEqualToConstant: length)
    most.priority = priority(view.contentHuggingPriority(for: axis))
    let least = anchor.constraint(greaterThanOrEqualToConstant: length)
    least.priority = priority(
      resistance ?? view.contentCompressionResistancePriority(for: axis))
    LayoutConstraint.activate([most, least])
  }
}
