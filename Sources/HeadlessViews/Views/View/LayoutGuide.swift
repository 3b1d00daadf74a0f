import Foundation

/// A rectangle in a view that is not a view.
///
/// One that is added to a view is placed by constraints. A view has some of its own:
/// ``View/safeAreaLayoutGuide``, ``View/layoutMarginsGuide``, ``View/readableContentGuide``.
///
/// UIKit's counterpart is `UILayoutGuide`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class LayoutGuide: NSObject {
  /// What the rectangle of a guide follows from.
  package enum Role {
    /// From constraints, or from the class that made the guide.
    case own
    case safeArea, margins, readable, scrollContent, scrollFrame
  }

  let role: Role
  /// Where the class that made the guide places it.
  private(set) var givenFrame = CGRect.zero
  /// Where constraints place the guide.
  var constrainedFrame: CGRect?

  /// What the guide is called.
  open var identifier = ""
  /// The view that the rectangle is in.
  public package(set) weak var owningView: View?

  /// Creates a guide that is nowhere.
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

  /// The rectangle, in the coordinates of ``owningView``. Constraints have their say when layout
  /// has run.
  public package(set) var layoutFrame: CGRect {
    get {
      guard let view = owningView else { return .zero }
      switch role {
      case .own: return constrainedFrame ?? givenFrame
      case .safeArea, .margins, .readable:
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
    }
  }
}
