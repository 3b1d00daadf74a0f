import Foundation
import HeadlessKit
import ListCore

/// The data of a film that is embedded in its page.
struct FilmPage: Encodable {
  let steps: Int
  let reels: [Reel]

  struct Reel: Encodable {
    let title: String
    let kind: String
    let width: Double
    let height: Double
    let scenes: [Scene]
  }

  struct Scene: Encodable {
    let label: String
    let says: String
    let seconds: Double
    let crash: Crash?
    let edges: [Edge]
    let ledgers: [[LedgerLine]]
    let calls: [String]
    let questions: [String]
    let costs: [Cost]
    let cast: [FilmActor]
  }

  struct Crash: Encodable {
    let reason: String
    let explanation: String
  }

  /// A cost that is not zero.
  struct Cost: Encodable {
    let name: String
    let value: Int

    func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      try container.encode(name)
      try container.encode(value)
    }
  }

  /// The texts above and below the screen.
  struct Edge: Encodable {
    let above: String
    let below: String
    let empty: String
    let pool: [String]
  }

  /// A section of a ledger: its name, its numbers, and whether they add up.
  struct LedgerLine: Encodable {
    let name: String
    let numbers: [String]
    let isRight: Bool

    func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      try container.encode(name)
      for number in numbers { try container.encode(number) }
      try container.encode(isRight ? 1 : 0)
    }
  }
}

extension FilmPage {
  /// The number of steps of the scrubber in one scene.
  static let steps = 20

  init(_ strip: FilmStrip) {
    steps = Self.steps
    let height = strip.reels.map(\.pictureHeight).max() ?? 0
    reels = strip.reels.map { Reel($0, height: height) }
  }

  /// Returns the page's data as JSON for a script element: it contains no `<`.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
      .replacing("<", with: "\\u003c")
  }
}

extension FilmPage.Reel {
  init(_ reel: FilmStrip.Reel, height: Double) {
    title = reel.title
    kind = (reel.scenes.first?.after.kind ?? .table).rawValue
    width = reel.scenes.map(\.before.visible.width).max() ?? 0
    self.height = height
    scenes = reel.scenes.map(FilmPage.Scene.init)
  }
}

extension FilmStrip.Reel {
  /// The height of the pictures: that of the screen, without the part that is empty in all of them,
  /// but with space for the message of a crash.
  var pictureHeight: Double {
    let states = scenes.flatMap { [$0.before, $0.after] }
    let hasCrash = scenes.contains { $0.crash != nil }
    let width = states.map(\.visible.width).max() ?? 0
    return max(hasCrash ? width * 1.5 : 0, states.map(\.pictureHeight).max() ?? 0)
  }
}

extension ScreenState {
  /// The height of a picture: that of the screen, without most of the empty part at the bottom.
  var pictureHeight: Double {
    let end = shownElements.map { $0.frame.maxY - visible.y }.max() ?? 0
    return min(visible.height, max(end + 60, visible.width * 0.9))
  }
}
