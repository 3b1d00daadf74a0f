import UIKit

private let line = #line

extension ProfileViewController {
  public override func viewDidLoad() {
    super.viewDidLoad()
    heard.append("did load \(#line - line)")
  }

  @objc public func refresh(_ reason: String) { heard.append("refresh \(reason)") }
}
