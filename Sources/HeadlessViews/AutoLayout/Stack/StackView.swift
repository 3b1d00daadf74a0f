import Foundation

/// A view that arranges others in a row or in a column, by constraints of its own.
///
/// Hidden views leave the arrangement and come back when they are shown.
///
/// UIKit's counterpart is `UIStackView`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class StackView: View {
  private var arranged: [View] = []
  private var spacings: [ObjectIdentifier: CGFloat] = [:]

  /// The views that the stack arranges, in order.
  open var arrangedSubviews: [View] { arranged }
  /// The direction in which the views follow each other.
  open var axis = Axis.horizontal { didSet { if axis != oldValue { arrangementDidChange() } } }
  /// How the views share the length of the stack.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }
  /// Where the views are across the stack.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { arrangementDidChange() } }
  }
  /// The distance between views, in points; the least one where the distribution makes it.
  open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrangementDidChange() } } }
  /// Whether vertical distances are measured from one line of text to the next.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }
  /// Whether the views keep within the stack's margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  /// The ``spacing`` of the stack, as a distance after one view.
  public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }
  /// The standard distance, as a distance after one view: 8 points.
  public class var spacingUseSystem: CGFloat { .leastNormalMagnitude }

  /// Creates a stack without views.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [View]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Creates a stack without views. Archives are not simulated.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  /// Puts a view at the end of the stack, and in it.
  open func addArrangedSubview(_ view: View) {
    insertArrangedSubview(view, at: arranged.filter { $0 !== view }.count)
  }

  /// Puts a view at an index of the stack, and in it.
  ///
  /// - Precondition: The index is not past the end.
  open func insertArrangedSubview(_ view: View, at stackIndex: Int) {
    arranged.removeAll { $0 === view }
    precondition(
      0...arranged.count ~= stackIndex, "Index \(stackIndex) is not in 0...\(arranged.count)")
    arranged.insert(view, at: stackIndex)
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangementDidChange()
  }

  /// Takes a view out of the arrangement. It stays a subview where it is.
  open func removeArrangedSubview(_ view: View) {
    arranged.removeAll { $0 === view }
    spacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  /// Sets the distance after a view, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: View) {
    guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
    spacings[ObjectIdentifier(arrangedSubview)] =
      spacing == Self.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  /// The distance after a view that was set, or ``spacingUseDefault``.
  open func customSpacing(after arrangedSubview: View) -> CGFloat {
    spacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// Lets go of an arranged view that leaves.
  open override func willRemoveSubview(_ subview: View) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// The size that the arrangement takes at least.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    systemLayoutSizeFitting(View.layoutFittingCompressedSize)
  }

  /// The view whose first line of text is the stack's.
  open override var viewForFirstBaselineLayout: View {
    (shown.first)?.viewForFirstBaselineLayout ?? self
  }

  /// The view whose last line of text is the stack's.
  open override var viewForLastBaselineLayout: View {
    (axis == .vertical ? shown.last : shown.first)?.viewForLastBaselineLayout ?? self
  }

  // MARK: For classes of this module

  /// The arranged views that are to be seen.
  var shown: [View] { arranged.filter { !$0.isHidden && $0.superview === self } }

  func spacing(after view: View) -> CGFloat {
    let custom = customSpacing(after: view)
    if custom == Self.spacingUseSystem { return LayoutConstraint.systemSpacing }
    return custom == Self.spacingUseDefault ? spacing : custom
  }

  func arrangementDidChange() {
    noticeConstrainedContents()
    requestConstrainedLayout()
  }
}

extension StackView {
  /// How views share the length of a stack.
  ///
  /// UIKit's counterpart is `UIStackView.Distribution`.
  public enum Distribution: Int, Hashable, Sendable {
    /// They fill it; who hugs its content least grows, who resists least shrinks.
    case fill
    /// They fill it in equal parts.
    case fillEqually
    /// They fill it in proportion to what their contents want.
    case fillProportionally
    /// The distances between them are equal, and at least the spacing.
    case equalSpacing
    /// The distances between their centres are equal, as far as the spacing allows.
    case equalCentering
  }

  /// Where views are across a stack.
  ///
  /// UIKit's counterpart is `UIStackView.Alignment`.
  public enum Alignment: Int, Hashable, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    /// At the upper edge of a row.
    public static var top: Alignment { .leading }
    /// At the lower edge of a row.
    public static var bottom: Alignment { .trailing }
  }
}
