import Foundation

/// A view that arranges others in a row or a column, by its own constraints.
///
/// Hidden views leave the arrangement, and return when they are shown again.
///
/// Counterpart: `UIStackView`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class StackView: View {
  private var arranged: [View] = []
  private var spacings: [ObjectIdentifier: CGFloat] = [:]

  /// The views that the stack arranges, in order.
  open var arrangedSubviews: [View] { arranged }
  /// The direction in which the views are laid out.
  open var axis = Axis.horizontal { didSet { if axis != oldValue { arrangementDidChange() } } }
  /// The distribution of the views along the stack.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }
  /// The alignment of the views across the stack.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { arrangementDidChange() } }
  }
  /// The distance between views, in points; a minimum for the equal distributions.
  open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrangementDidChange() } } }
  /// Whether vertical distances are measured between baselines.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }
  /// Whether the views are laid out within the stack's margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  /// The custom spacing that represents ``spacing``.
  public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }
  /// The custom spacing that represents the system spacing of 8 points.
  public class var spacingUseSystem: CGFloat { .leastNormalMagnitude }

  /// Creates an empty stack view, without margins. (behaviour 23.3)
  public override init(frame: CGRect) {
    super.init(frame: frame)
    layoutMargins = .zero
  }

  /// Creates a stack view with arranged subviews.
  public convenience init(arrangedSubviews views: [View]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Creates an empty stack view. Archives are not simulated.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    layoutMargins = .zero
    (coder as? InterfaceCoder)?.decode(self)
  }

  /// Adds a view at the end of the arrangement, and as a subview.
  open func addArrangedSubview(_ view: View) {
    insertArrangedSubview(view, at: arranged.filter { $0 !== view }.count)
  }

  /// Inserts a view into the arrangement, and adds it as a subview.
  ///
  /// - Precondition: The index is not past the end.
  open func insertArrangedSubview(_ view: View, at stackIndex: Int) {
    let others = arranged.filter { $0 !== view }
    guard 0...others.count ~= stackIndex else {
      return ViewMisuse.arrangedIndex(stackIndex, count: others.count).raise()
    }
    arranged = others
    arranged.insert(view, at: stackIndex)
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangementDidChange()
  }

  /// Removes a view from the arrangement. It remains a subview.
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

  /// Returns the custom distance after a view, or ``spacingUseDefault``.
  open func customSpacing(after arrangedSubview: View) -> CGFloat {
    spacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// Removes a leaving subview from the arrangement.
  open override func willRemoveSubview(_ subview: View) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// Returns the smallest size that the arrangement fits.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    constrainedSize(.compressed) ?? .zero
  }

  /// The view whose first baseline is the stack's.
  open override var forFirstBaselineLayout: View {
    (shown.first)?.forFirstBaselineLayout ?? self
  }

  /// The view whose last baseline is the stack's.
  open override var forLastBaselineLayout: View {
    (axis == .vertical ? shown.last : shown.first)?.forLastBaselineLayout ?? self
  }

  // MARK: For classes of this module

  /// The arranged views that are visible.
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
  /// The distribution of views along a stack.
  ///
  /// Counterpart: `UIStackView.Distribution`.
  public enum Distribution: Int, Hashable, Sendable {
    /// The views fill the stack: the view with the lowest hugging priority grows, the one with the
    /// lowest compression resistance shrinks.
    case fill
    /// The views fill the stack in equal parts.
    case fillEqually
    /// The views fill the stack in proportion to their intrinsic sizes.
    case fillProportionally
    /// The gaps between the views are equal, and at least the spacing.
    case equalSpacing
    /// The distances between the views' centres are equal, as far as the spacing allows.
    case equalCentering
  }

  /// The alignment of views across a stack.
  ///
  /// Counterpart: `UIStackView.Alignment`.
  public enum Alignment: Int, Hashable, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    /// The top edges of a row.
    public static var top: Alignment { .leading }
    /// The bottom edges of a row.
    public static var bottom: Alignment { .trailing }
  }
}
