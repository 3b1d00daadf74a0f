import Foundation
import QuartzCore
import UIKit

@objc public protocol BookScreenDelegate: AnyObject {
  @objc optional func bookScreen(_ screen: BookScreen, didOpen title: String)
}

/// A screen with what people write every day, in Objective-C's syntax.
public final class BookScreen: UIViewController {
  @IBOutlet public weak var titleLabel: UILabel!
  @IBOutlet public var openButton: UIButton!
  public weak var delegate: BookScreenDelegate?
  @objc public dynamic var pages = 0
  private var observations: [NSKeyValueObservation] = []
  public private(set) var log: [String] = []
  private var timer: Timer?

  public override func viewDidLoad() {
    super.viewDidLoad()
    openButton.addTarget(self, action: #selector(didTapOpen(_:)), for: .touchUpInside)
    NotificationCenter.default.addObserver(
      self, selector: #selector(didHear), name: .bookArrived, object: nil)
    observations = [
      observe(\.pages, options: [.new]) { screen, change in
        screen.log.append("pages \(change.newValue ?? -1)")
      }
    ]
    timer = Timer.scheduledTimer(
      timeInterval: 1, target: self, selector: #selector(tick(_:)), userInfo: nil, repeats: false)
    perform(#selector(later), with: nil, afterDelay: 2)
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 0, height: 1)
    titleLabel.attributedText = NSAttributedString(
      string: "Emma",
      attributes: [
        .font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red,
        .paragraphStyle: style, .shadow: shadow,
      ])
    titleLabel.layer.transform = CATransform3DMakeScale(2, 2, 1)
    log.append(#keyPath(BookScreen.pages))
  }

  @IBAction private func didTapOpen(_ sender: UIButton) {
    pages += 1
    delegate?.bookScreen?(self, didOpen: titleLabel.attributedText?.string ?? "")
  }

  @objc private func didHear(_ notification: Notification) { log.append("heard") }
  @objc private func tick(_ timer: Timer) { log.append("tick") }
  @objc private func later() { log.append("later") }
}

extension BookScreen {
  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.append("appears")
  }
}

extension Notification.Name {
  public static let bookArrived = Notification.Name("bookArrived")
}
