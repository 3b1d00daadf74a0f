import Foundation
import ListCore

extension Simulator {
  /// The earlier events that may be the cause of a failure, one sentence each.
  var notes: [String] { notedCrashes.suffix(Self.mostNotes).map(\.note) + consoleNotes }

  /// The last warnings on the console.
  private var consoleNotes: [String] {
    console.lines.filter { $0.warning != nil || $0.category != nil }.suffix(Self.mostNotes)
      .map { "On the console: \(TextLine("\($0)").shortened(toColumns: 300))" }
  }

  private static var mostNotes: Int { 3 }
}

extension NotedCrash {
  fileprivate var note: String {
    let words = TextLine(report.reason).shortened(toColumns: 300)
    return "Crashed before\(place.map { ", in \($0)" } ?? ""), and inert since: \(words)"
  }
}
