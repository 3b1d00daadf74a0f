import UIKit

@MainActor @objc public protocol RowScreenDelegate {
  func rowScreen(_ screen: RowScreen, didOpen row: Int)
  @objc optional func rowScreenDidReload(_ screen: RowScreen)
  @objc optional func rowScreen(_ screen: RowScreen, titleFor row: Int) -> String?
}

/// A list without a controller, driven by a delegate and by actions.
public class RowScreen: UIView {
  public weak var delegate: RowScreenDelegate?
  @IBOutlet public private(set) weak var table: UITableView!
  @IBOutlet private var caption: UILabel!
  public private(set) var titles: [String?] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    let label = UILabel(frame: .zero)
    caption = label
  }

  public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  /// What a control would be given.
  public lazy var open = #selector(didOpen(_:))
  public var reload: Selector { #selector(self.didReload) }

  @IBAction func didOpen(_ sender: UIView) {
    delegate?.rowScreen(self, didOpen: sender.tag)
    titles.append(delegate?.rowScreen?(self, titleFor: sender.tag))
  }

  @IBAction private func didReload(_ sender: Any?, event: UIEvent) {
    delegate?.rowScreenDidReload?(self)
  }

  #if os(Linux)
    // On macOS the protocols of this package's lists are no Objective-C ones.
    public func sections(of source: UITableViewDataSource, in table: UITableView) -> [Int] {
      [
        source.numberOfSections?(in: table) ?? 0,
        table.dataSource?.numberOfSections?(in: table) ?? 0,
      ]
    }
  #endif
}
