import Foundation
import HeadlessControls
import HeadlessViews

// The sizes that Interface Builder assumes for what has none in a document. The running app has none of
// them.
extension InterfaceLoading {
  /// Replaces the size of a view's content by the one that the author gave to it, or that Interface Builder
  /// measured by running the view's class. (behaviour 23.3)
  func addPlaceholderSize(_ e: DocumentElement, _ view: View) {
    guard isDesign else { return }
    let none = View.noIntrinsicMetric
    if let id = e.id, let size = document.resources.designables[id] {
      view.autoLayout.contentSize = size
    }
    let (width, height) = (
      e.number("placeholderIntrinsicWidth"), e.number("placeholderIntrinsicHeight")
    )
    if width != nil || height != nil {
      view.autoLayout.contentSize = CGSize(width: width ?? none, height: height ?? none)
    }
  }

  /// Adds the size that Interface Builder gives to what would be invisible in a stack view: a label
  /// of one line without a text, a picture without an image, a view without a height of its own or, in a
  /// row, without a width, and a stack view without views along the outer one, which gives way to the
  /// content of the others. A plain view in a column that does not fill it is as wide as one from the
  /// library. (behaviour 23.3)
  func addArrangedPlaceholder(_ e: DocumentElement, _ view: View, in stack: StackView) {
    guard isDesign, !view.isHidden else { return }
    switch view {
    case let label as Label where (label.text ?? "").isEmpty && label.numberOfLines == 1:
      label.autoLayout.contentSize = CGSize(
        width: Self.arrangedPlaceholder, height: Self.arrangedPlaceholder)
    case let inner as StackView where inner.arrangedSubviews.allSatisfy(\.isHidden):
      add(Self.arrangedPlaceholder, stack.axis, to: inner, least: LayoutPriority(749))
    case let picture as ImageView where picture.image == nil:
      for axis in [Axis.horizontal, .vertical] {
        add(Self.arrangedPlaceholder, axis, to: picture, least: Self.resistance(of: picture, axis))
      }
    case _ where e.name == "view":
      plainArranged.append(view)
      for axis in Set([stack.axis, .vertical]) {
        let anchor = axis == .horizontal ? view.widthAnchor : view.heightAnchor
        let least = anchor.constraint(greaterThanOrEqualToConstant: Self.arrangedPlaceholder)
        least.priority = Self.resistance(of: view, axis)
        least.isActive = true
        assumed.append(least)
      }
      if stack.axis == .vertical, stack.alignment != .fill, e["customClass"] == nil {
        assumed += add(Self.plainWidth, .horizontal, to: view)
      }
    default: break
    }
  }

  /// Returns the priority of a placeholder: that of the view's content, but it gives way to what is
  /// required.
  private static func resistance(of view: View, _ axis: Axis) -> LayoutPriority {
    LayoutPriority(min(999, view.contentCompressionResistancePriority(for: axis).rawValue))
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
  /// - Returns: The constraints.
  @discardableResult
  private func add(
    _ length: CGFloat, _ axis: Axis, to view: View, least resistance: LayoutPriority? = nil
  ) -> [LayoutConstraint] {
    let anchor = axis == .horizontal ? view.widthAnchor : view.heightAnchor
    let most = anchor.constraint(lessThanOrEqualToConstant: length)
    most.priority = view.contentHuggingPriority(for: axis)
    let least = anchor.constraint(greaterThanOrEqualToConstant: length)
    least.priority = resistance ?? view.contentCompressionResistancePriority(for: axis)
    LayoutConstraint.activate([most, least])
    return [most, least]
  }
}
