import Foundation
import HeadlessViews
import Testing

@MainActor
@Suite struct LayoutMisuseTests {
  private let outer = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let inner = View(frame: CGRect(x: 1, y: 2, width: 3, height: 4))

  /// Returns the exceptions that a piece of code raises, as the system prints them, without
  /// addresses.
  private func exceptions(_ body: () -> Void) -> [String] {
    captureCrashes(body).map {
      "\($0.name.rawValue): "
        + $0.reason.replacingOccurrences(
          of: "0x[0-9a-f]+", with: "0x", options: .regularExpression)
    }
  }

  private static let making =
    "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:"
    + "constant:]: "

  @Test func anInvalidConstraintRaisesAndNeverBecomesActive() {
    var made: LayoutConstraint?
    #expect(
      exceptions {
        made = LayoutConstraint(
          item: inner, attribute: .width, relatedBy: .equal, toItem: inner, attribute: .top,
          multiplier: 1, constant: 0)
      } == ["NSInvalidArgumentException: \(Self.making)Invalid pairing of layout attributes"])
    made?.isActive = true
    #expect(made?.isActive == false)
    outer.addSubview(inner)
    if let made { outer.addConstraint(made) }
    #expect(outer.constraints == [])
  }

  @Test func anItemMustBeAViewOrALayoutGuide() {
    #expect(
      exceptions {
        _ = LayoutConstraint(
          item: 5, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
          multiplier: 1, constant: 0)
      } == [
        "NSInvalidArgumentException: NSLayoutConstraint for 5: Constraint items must each be a "
          + "view or layout guide."
      ])
  }

  @Test func viewsOfDifferentHierarchiesCannotBeConnected() {
    let constraint = inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor)
    #expect(
      exceptions { constraint.isActive = true } == [
        """
        NSGenericException: Unable to activate constraint with anchors \
        <NSLayoutXAxisAnchor:0x "UIView:0x.leading"> and \
        <NSLayoutXAxisAnchor:0x "UIView:0x.leading"> because they have no common ancestor.  Does the \
        constraint or its anchors reference items in different view hierarchies?  That's illegal.
        """
      ])
    #expect(!constraint.isActive)
  }

  @Test func aConstantThatIsNotANumberIsRefused() {
    let width = inner.widthAnchor.constraint(equalToConstant: 30)
    outer.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    width.isActive = true
    #expect(
      exceptions { width.constant = .nan } == [
        "NSInternalInconsistencyException: NSLayoutConstraint constant is not finite!  That's "
          + "illegal.  constant:nan"
      ])
    outer.layoutIfNeeded()
    #expect(inner.bounds.width == 30)
  }
}
