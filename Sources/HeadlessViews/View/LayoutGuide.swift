import Foundation

/// A rectangular region for layout that is not a view.
///
/// Constraints place a guide that was added to a view. A view also has guides of its own:
/// ``View/safeAreaLayoutGuide``, ``View/layoutMarginsGuide``, ``View/readableContentGuide``.
///
/// Counterpart: `UILayoutGuide`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class LayoutGuide: NSObject {
  /// The source of a guide's rectangle.
  package enum Role {
    /// Constraints, or the class that made the guide.
    case own
    case safeArea, margins, readable, scrollContent, scrollFrame, keyboard
  }

  let role: Role
  /// The frame that the class that made the guide gave it.
  private(set) var givenFrame = CGRect.zero
  /// The frame that constraints determine.
  var constrainedFrame: CGRect?

  /// The guide's identifier.
  open var identifier = ""
  /// The view that owns the guide.
  open package(set) weak var owningView: View?

  /// Creates a guide without an owning view.
  public override init() {
    role = .own
    super.init()
  }

  init(_ role: Role, of view: View) {
    self.role = role
    owningView = view
    super.init()
    identifier = role.reportedName
  }

  /// The guide's frame, in the coordinates of ``owningView``. Constraints take effect when layout
  /// has run.
  open package(set) var layoutFrame: CGRect {
    get {
      guard let view = owningView else { return .zero }
      switch role {
      case .own: return constrainedFrame ?? givenFrame
      case .safeArea, .margins, .readable, .keyboard:
        return view.bounds.inset(by: view.insets(of: role, width: view.bounds.width))
      case .scrollContent:
        return CGRect(origin: .zero, size: (view as? ScrollView)?.contentSize ?? .zero)
      case .scrollFrame: return view.bounds
      }
    }
    set {
      guard newValue != givenFrame else { return }
      givenFrame = newValue
      if constrainedFrame != nil { owningView?.requestConstrainedLayout() }
    }
  }
}

extension LayoutGuide.Role {
  fileprivate var reportedName: String {
    switch self {
    case .own: ""
    case .safeArea: "UIViewSafeAreaLayoutGuide"
    case .margins: "UIViewLayoutMarginsGuide"
    case .readable: "UIViewReadableContentGuide"
    case .scrollContent: "UIScrollView-contentLayoutGuide"
    case .scrollFrame: "UIScrollView-frameLayoutGuide"
    case .keyboard: "UIKeyboardLayoutGuide"
    }
  }
}
