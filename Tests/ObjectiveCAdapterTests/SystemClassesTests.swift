import Testing
import UIKit

@testable import ObjectiveCAdapter

@Suite struct SystemClassesTests {
  /// Classes with their superclasses in the package, by their names in UIKit.
  static let classes: [(name: String, superclass: String, derives: Bool)] = [
    row(UIView.self, "UIView", UIResponder.self, "UIResponder"),
    row(UIViewController.self, "UIViewController", UIResponder.self, "UIResponder"),
    row(UILabel.self, "UILabel", UIView.self, "UIView"),
    row(UIControl.self, "UIControl", UIView.self, "UIView"),
    row(UIButton.self, "UIButton", UIControl.self, "UIControl"),
    row(UITextField.self, "UITextField", UIControl.self, "UIControl"),
    row(UISearchTextField.self, "UISearchTextField", UITextField.self, "UITextField"),
    row(UIScrollView.self, "UIScrollView", UIView.self, "UIView"),
    row(UITableView.self, "UITableView", UIScrollView.self, "UIScrollView"),
    row(UICollectionView.self, "UICollectionView", UIScrollView.self, "UIScrollView"),
    row(UITextView.self, "UITextView", UIScrollView.self, "UIScrollView"),
    row(UITableViewCell.self, "UITableViewCell", UIView.self, "UIView"),
    row(
      UICollectionViewCell.self, "UICollectionViewCell", UICollectionReusableView.self,
      "UICollectionReusableView"),
    row(UIWindow.self, "UIWindow", UIView.self, "UIView"),
    row(
      UITableViewController.self, "UITableViewController", UIViewController.self, "UIViewController"
    ),
    row(
      UINavigationController.self, "UINavigationController", UIViewController.self,
      "UIViewController"),
    row(UIBarButtonItem.self, "UIBarButtonItem", UIBarItem.self, "UIBarItem"),
    row(CAGradientLayer.self, "CAGradientLayer", CALayer.self, "CALayer"),
  ]

  private static func row<Parent: AnyObject>(
    _ type: AnyClass, _ name: String, _ parent: Parent.Type, _ superclass: String
  ) -> (name: String, superclass: String, derives: Bool) {
    (name, superclass, type is Parent.Type)
  }

  @Test func superclassesAreThoseOfUIKit() {
    for (name, superclass, derives) in Self.classes {
      #expect(SystemClasses.superclass(of: name) == superclass)
      #expect(derives)
    }
    #expect(SystemClasses.superclass(of: "UIResponder") == "NSObject")
    #expect(SystemClasses.superclass(of: "NSObject") == nil)
    #expect(SystemClasses.superclass(of: "Screen") == nil)
  }
}
