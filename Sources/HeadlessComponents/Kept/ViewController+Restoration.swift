import Foundation
import HeadlessControllers
import HeadlessViews

extension ViewController {
  /// The class that creates the controller when the app's state is restored. Kept without effect.
  public var restorationClass: (any ViewControllerRestoration.Type)? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
}
