import UIKit

/// A song, observed by others.
public class Song: NSObject {
  @objc public dynamic var title: String?
  @objc public dynamic var plays = 0 {
    didSet(old) { if plays < old { plays = old } }
  }
  @objc public dynamic var stars: Int {
    get { plays / 10 }
    set { plays = newValue * 10 }
  }

  /// The selectors of its properties.
  public static var accessors: [Selector] {
    [#selector(getter: title), #selector(setter: Song.title)]
  }
}

/// Hears of a song's changes.
public final class SongListener: NSObject {
  public private(set) var heard: [String] = []
  private var observations: [NSKeyValueObservation] = []

  public func listen(to song: Song) {
    observations = [
      song.observe(\.title, options: [.initial, .old, .new]) { [unowned self] _, change in
        heard.append(
          "\(change.oldValue.map { $0 ?? "nil" } ?? "none") to \((change.newValue ?? nil) ?? "nil")"
        )
      },
      song.observe(\Song.plays) { [unowned self] song, _ in heard.append("plays \(song.plays)") },
      song.observe(\.stars) { [unowned self] song, _ in heard.append("stars \(song.stars)") },
    ]
  }

  public func stop() { observations = [] }
}

@objc public protocol Tappable: NSObjectProtocol {
  @objc func didTap()
}

extension Tappable {
  /// What a button would be given.
  public var tapAction: Selector { #selector(didTap) }
}

/// Sends an item's action as a test does.
@MainActor public func send(_ item: UIBarButtonItem) {
  item.target?.perform(item.action, with: item)
}
