import CoreGraphics
import UIKit

/// What screens share, without a word about isolation.
public struct Theme {
  static let margin = UIScreen.main.bounds.width / 10
  let title = UILabel()

  func apply(to label: UILabel) {
    label.font = UIFont.preferredFont(forTextStyle: .headline)
    label.textColor = .groupTableViewBackground
    title.text = label.text
  }

  /// An image that is another one in the dark, made where Swift 5 does not ask for an actor.
  func picture(light: UIImage, dark: UIImage) -> UIImage {
    light.imageAsset?.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
    return light
  }

  #if os(Linux)
    static func height(of text: String, width: CGFloat) -> CGFloat {
      let box = text.boundingRect(
        with: CGSize(width: width, height: .greatestFiniteMagnitude),
        options: [.usesLineFragmentOrigin, .usesFontLeading],
        attributes: [.font: UIFont.systemFont(ofSize: 17)], context: nil)
      return ceil(box.height)
    }
  #endif
}

protocol Reusable { static var reuseID: String { get } }

extension Reusable where Self: UIView {
  static var reuseID: String { return String(describing: self) }
  static var nib: UINib { return UINib(nibName: reuseID, bundle: nil) }
}

extension UITableViewCell: Reusable {}

extension UITableView {
  func dequeue<Cell: UITableViewCell>(for indexPath: IndexPath) -> Cell {
    return dequeueReusableCell(withIdentifier: Cell.reuseID, for: indexPath) as! Cell
  }
}

protocol Coordinator: AnyObject {
  var navigationController: UINavigationController { get }
  func start()
}

final class NotesCoordinator: Coordinator {
  let navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    navigationController.pushViewController(NotesViewController(style: .plain), animated: false)
  }
}
