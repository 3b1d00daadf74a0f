import Foundation
import UIKit
import XCTest

/// An answer to a question about UIKit, as one line of JSON.
struct Recording: Codable, Equatable {
  /// The number of the fact.
  let fact: String
  /// The name of the test.
  let test: String
  let question: String
  let answer: String
  /// The system that answered.
  let system: String
}

/// A question about UIKit for which HeadlessKit has chosen an answer that nobody has confirmed.
///
/// The tests use Apple's names only. On a simulator or a device they print what Apple's UIKit answers,
/// and cannot fail. With HeadlessKit they compare its answer with the recorded one.
@MainActor
class RecordedFacts: XCTestCase {
  /// The data sources and delegates of lists, which outlive the test with the windows on screen.
  var kept: [AnyObject] = []

  /// Prints an answer as a line that begins with `RECORDED`.
  func record(
    _ fact: String, _ question: String, _ answer: String, test: String = #function,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    #if os(iOS)
      let system = "\(UIDevice.current.systemName) \(UIDevice.current.systemVersion)"
    #else
      let system = "HeadlessKit"
    #endif
    let recording = Recording(
      fact: fact, test: "\(type(of: self)).\(test.prefix { $0 != "(" })", question: question,
      answer: answer, system: system)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(recording) else { return XCTFail("no JSON") }
    print("RECORDED", String(decoding: data, as: UTF8.self))
    #if !os(iOS)
      XCTAssertEqual(
        Self.answers[recording.test], recording, "not as in Answers.jsonl", file: file, line: line)
    #endif
  }

  #if !os(iOS)
    /// HeadlessKit's answers, by test.
    private static let answers: [String: Recording] = {
      let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Answers.jsonl")
      let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
      let recordings = text.split(separator: "\n").compactMap {
        try? JSONDecoder().decode(Recording.self, from: Data($0.utf8))
      }
      return Dictionary(recordings.map { ($0.test, $0) }) { $1 }
    }()
  #endif

  /// Shows a controller in a window of 390 × 844 points, laid out.
  @discardableResult
  func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  /// Shows a view that fills a controller's view.
  @discardableResult
  func show(_ view: UIView) -> UIWindow {
    let controller = UIViewController()
    view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    controller.view.addSubview(view)
    return show(controller)
  }
}

/// A data source and delegate of tables and collection views that notes what it is asked.
@MainActor
final class Listener: NSObject {
  var counts: [Int]
  var calls: [String] = []
  /// The height of a row; `nil` for the table's own.
  var height: CGFloat?
  var headerHeight: CGFloat?

  init(_ counts: [Int]) { self.counts = counts }

  /// What was noted, and nothing from now on.
  func take() -> String {
    defer { calls = [] }
    return calls.isEmpty ? "nothing" : calls.joined(separator: ", ")
  }

  private func path(_ path: IndexPath) -> String { "\(path.section)-\(path.row)" }
}

extension Listener: UITableViewDataSource, UITableViewDelegate {
  func numberOfSections(in tableView: UITableView) -> Int {
    calls.append("sections")
    return counts.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    calls.append("rows \(section)")
    return counts[section]
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    calls.append("cell \(path(indexPath))")
    return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    height ?? tableView.rowHeight
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    headerHeight ?? tableView.sectionHeaderHeight
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("didSelect \(path(indexPath))")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    calls.append("didDeselect \(path(indexPath))")
  }
}

extension Listener: UICollectionViewDataSource, UICollectionViewDelegate {
  func numberOfSections(in collectionView: UICollectionView) -> Int {
    calls.append("sections")
    return counts.count
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    calls.append("items \(section)")
    return counts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    calls.append("cell \(path(indexPath))")
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
