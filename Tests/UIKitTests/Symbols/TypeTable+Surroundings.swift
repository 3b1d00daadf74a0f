import UIKit

extension TypeTable {
  static let surroundings: [(name: String, type: Any.Type)] = [
    ("UIAccessibilityElement", UIAccessibilityElement.self),
    ("UINib", UINib.self),
    ("UIStoryboardSegue", UIStoryboardSegue.self),
    ("UIStoryboard", UIStoryboard.self),
    ("UIApplication", UIApplication.self),
    ("UIScreen", UIScreen.self),
    ("UIDevice", UIDevice.self),
    ("UIFontMetrics", UIFontMetrics.self),
    ("UIContextMenuConfiguration", UIContextMenuConfiguration.self),
    ("UIPasteboard", UIPasteboard.self),
    ("UIViewControllerTransitionCoordinator", (any UIViewControllerTransitionCoordinator).self),
    ("UIAccessibilityCustomAction", UIAccessibilityCustomAction.self),
    ("UILocalizedIndexedCollation", UILocalizedIndexedCollation.self),
    ("UIImpactFeedbackGenerator", UIImpactFeedbackGenerator.self),
    ("UITraitEnvironment", (any UITraitEnvironment).self),
  ]
}
