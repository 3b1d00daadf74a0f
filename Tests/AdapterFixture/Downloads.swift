import UIKit

/// Hears what downloads say, by selectors.
@objcMembers
public final class Downloads: NSObject {
  public static let progressed = Notification.Name("progressed")
  public static let ended = Notification.Name("ended")

  @objc public dynamic private(set) var heard: [String] = []
  private var timer: Timer?
  @IBInspectable var limit = 3

  public init(center: NotificationCenter) {
    super.init()
    center.addObserver(
      self, selector: #selector(didProgress(_:)), name: Self.progressed, object: nil)
    center.addObserver(
      self,
      selector: #selector(
        Downloads.didEnd
      ),
      name: Self.ended, object: nil)
  }

  @objc private func didProgress(_ notification: Notification) {
    heard.append("progress \(notification.userInfo?["percent"] ?? "?")")
  }

  @objc(downloadDidEnd) private func didEnd() { heard.append("end") }

  /// Where this line is, which the test knows too.
  public static let place = "\(#fileID):\(#line)"

  /// What the action is called.
  public static var names: [String] {
    ["\(#selector(didProgress(_:)))", "\(#selector(didEnd))", #keyPath(Downloads.heard)]
  }
}

extension Downloads {
  /// Begins to look every second.
  @MainActor public func poll() {
    timer = Timer.scheduledTimer(
      timeInterval: 1, target: self, selector: #selector(look(at:)), userInfo: "disk",
      repeats: true)
  }

  @objc func look(at timer: Timer) {
    heard.append("look at \(timer.userInfo ?? "nothing")")
    if heard.count == limit { timer.invalidate() }
  }
}
