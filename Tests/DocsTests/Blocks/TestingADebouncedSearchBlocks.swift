// Made from the blocks of Docs/HeadlessKit.docc/Articles/TestingADebouncedSearch.md. Change them there, and then:
//     HEADLESSKIT_REGENERATE=1 swift test --filter CodeBlockTests
// swift-format-ignore-file
import Testing
import UIKit

#sourceLocation(file: "TestingADebouncedSearch.md", line: 26)
// import UIKit

class SearchViewController: UIViewController, UISearchBarDelegate {
  private let people = ["Anna", "Bert", "Andy"]
  private let searchBar = UISearchBar()
  private let result = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    searchBar.frame = CGRect(x: 0, y: 0, width: 390, height: 56)
    searchBar.placeholder = "Search people"
    searchBar.delegate = self
    result.frame = CGRect(x: 16, y: 64, width: 358, height: 24)
    view.addSubview(searchBar)
    view.addSubview(result)
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    searchSoon(searchText)
  }

  /// Searches when typing has paused; subclasses decide how to wait.
  func searchSoon(_ text: String) {}

  func search(_ text: String) {
    result.text = people.filter { $0.hasPrefix(text) }.joined(separator: ", ")
  }
}
#sourceLocation()

#sourceLocation(file: "TestingADebouncedSearch.md", line: 60)
final class DispatchSearch: SearchViewController {
  private var pending: DispatchWorkItem?

  override func searchSoon(_ text: String) {
    pending?.cancel()
    let item = DispatchWorkItem { [weak self] in self?.search(text) }
    pending = item
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: item)
  }
}

final class TaskSearch: SearchViewController {
  private var pending: Task<Void, Never>?

  override func searchSoon(_ text: String) {
    pending?.cancel()
    pending = Task { [weak self] in
      try? await Task.sleep(for: .milliseconds(300))
      guard !Task.isCancelled else { return }
      self?.search(text)
    }
  }
}

final class TimerSearch: SearchViewController {
  private var pending: Timer?

  override func searchSoon(_ text: String) {
    pending?.invalidate()
    pending = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.search(text) }
    }
  }
}
#sourceLocation()

@MainActor @Test func testingADebouncedSearch_block3() async throws {
#sourceLocation(file: "TestingADebouncedSearch.md", line: 102)
// import Testing
// import UIKit

for screen in [DispatchSearch(), TaskSearch(), TimerSearch()] {
  let simulator = Simulator()
  simulator.show(screen)
  try simulator.type("Ann", into: .field("Search people"))
  #expect(simulator.findAll(.text("Anna")).isEmpty)
  try await simulator.find(.text("Anna"), within: .seconds(5))
}
#sourceLocation()
}

@MainActor @Test func testingADebouncedSearch_block4() async throws {
#sourceLocation(file: "TestingADebouncedSearch.md", line: 123)
// import Testing
// import UIKit

let simulator = Simulator()
simulator.show(DispatchSearch())
try simulator.type("An", into: .field("Search people"))
try await simulator.wait(
  "two people are found", until: !simulator.findAll(.text("Anna, Andy")).isEmpty,
  within: .seconds(5))
#sourceLocation()
}

#sourceLocation(file: "TestingADebouncedSearch.md", line: 165)
final class AdaptedSearch: SearchViewController {
  private var pending: DispatchWorkItem?

  override func searchSoon(_ text: String) {
    pending?.cancel()
    let item = DispatchWorkItem { [weak self] in self?.search(text) }
    pending = item
    DispatchQueue.main.asyncAfterOnSimulator(deadline: .now() + 0.3, execute: item)
  }
}
#sourceLocation()

@MainActor @Test func testingADebouncedSearch_block6() throws {
#sourceLocation(file: "TestingADebouncedSearch.md", line: 178)
// import Testing
// import UIKit

let simulator = Simulator()
simulator.show(AdaptedSearch())
try simulator.type("A", into: .field("Search people"))
try simulator.advance(by: 0.2)
try simulator.type("nn", into: .field)
try simulator.advance(by: 0.2)
#expect(simulator.findAll(.text("Anna")).isEmpty)
try simulator.advance(by: 0.1)
try simulator.find(.text("Anna"))
#sourceLocation()
}

#sourceLocation(file: "TestingADebouncedSearch.md", line: 198)
final class AdaptedTaskSearch: SearchViewController {
  private var pending: Task<Void, Never>?

  override func searchSoon(_ text: String) {
    pending?.cancel()
    pending = Task { [weak self] in
      try? await Task.sleepOnSimulator(for: .milliseconds(300))
      guard !Task.isCancelled else { return }
      self?.search(text)
    }
  }
}
#sourceLocation()

@MainActor @Test func testingADebouncedSearch_block8() async throws {
#sourceLocation(file: "TestingADebouncedSearch.md", line: 213)
// import Testing
// import UIKit

let simulator = Simulator()
simulator.show(AdaptedTaskSearch())
try simulator.type("Ann", into: .field("Search people"))
try await simulator.advanceMainQueue(by: 0.299)
#expect(simulator.findAll(.text("Anna")).isEmpty)
try await simulator.advanceMainQueue(by: 0.001)
try simulator.find(.text("Anna"))
#sourceLocation()
}
