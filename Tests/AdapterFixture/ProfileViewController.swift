import UIKit

/// A screen whose overrides are in extensions.
public class ProfileViewController: UIViewController {
  @IBOutlet private var name: UILabel!
  public internal(set) var heard: [String] = []

  @IBAction private func rename(_ sender: Any) { name.text = "\(sender)" }
}

private let word = "will appear"

extension ProfileViewController {
  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    heard.append("\(word) \(#line)")
  }

  #if os(iOS)
    public override var prefersStatusBarHidden: Bool { true }
  #else
    public override var prefersStatusBarHidden: Bool { 1 }
  #endif
}

/// Another screen, which overrides what an extension of its superclass declares.
public final class TeamViewController: ProfileViewController {
  public override func refresh(_ reason: String) {
    super.refresh(reason + "!")
  }
}
