import Foundation
import HeadlessKit

/// The calls of a test on a simulator, step by step, each with the screen after it.
///
/// ```swift
/// @Test func aRowIsDeleted() throws {
///   try simulator.film("aRowIsDeleted", attach: { Attachment.record($0.html, named: $0.name) }) {
///     try simulator.swipeToDelete(.row("Emma"))
///     try simulator.find(.text("0 books"))
///   }
/// }
/// ```
public struct TestFilm: Hashable, Sendable {
  /// One call of the test.
  public struct Step: Hashable, Sendable {
    /// The call, as in Swift: `tap(.button("Done"))`; `start` for the screen before the first call.
    public var title: String
    /// The file and the line of the call; empty for the screen before the first one.
    public var place: String
    /// The drawing of the screen after the call.
    public var screen: String
    /// The lines that the call wrote on the console.
    public var console: [String]
    /// The reason why the call failed; `nil` if it did not.
    public var failure: String?
  }

  /// The title.
  public var title: String
  /// The steps, in order.
  public var steps: [Step]
  /// The error that ended the test; `nil` if it passed.
  public var failure: String?

  /// The name of the film's file: `aRowIsDeleted.html`.
  public var name: String {
    let words = title.hasSuffix("()") ? title.dropLast(2) : title[...]
    let letters = words.map { $0.isLetter || $0.isNumber || "-_".contains($0) ? $0 : "-" }
    return (letters.isEmpty ? "film" : String(letters.prefix(80))) + ".html"
  }
}

/// A collector of the steps of a film while a test runs.
@MainActor
final class TestFilmCamera {
  private let simulator: Simulator
  private var observation: TestCallObservation?
  private var film: TestFilm
  private var lines: Int

  init(_ simulator: Simulator, title: String) {
    self.simulator = simulator
    lines = simulator.console.lines.count
    film = TestFilm(title: title, steps: [])
    add("start", at: "", failure: nil)
    observation = simulator.observeCalls { [weak self] call in
      let file = call.file.split(separator: "/").last ?? ""
      self?.add(
        "\(call.name)(\(call.subject))", at: "\(file):\(call.line)", failure: call.failure)
    }
  }

  /// Ends the film.
  func cut(_ error: (any Error)?) -> TestFilm {
    observation?.cancel()
    film.failure = error.map { "\($0)" }
    return film
  }

  private func add(_ title: String, at place: String, failure: String?) {
    let screen = simulator.screenDrawing
    let console = simulator.console.lines.dropFirst(lines).map(\.description)
    lines = simulator.console.lines.count
    film.steps.append(
      TestFilm.Step(
        title: title, place: place, screen: screen, console: console, failure: failure))
  }
}

extension Simulator {
  /// Runs a part of a test, and makes a film of it: one page with each step, which explains a
  /// failure.
  ///
  /// If the body throws, the film is attached or written; if it does not, it is written only into the
  /// folder that the environment variable `HEADLESSKIT_FILMS` names. A failed `#expect` does not
  /// throw: inside a film, use `try #require`.
  ///
  /// A test with several arguments writes a film for each that fails: the second is `name-2.html`.
  ///
  /// - Parameters:
  ///   - title: The title; the name of the test by default.
  ///   - attach: Attaches the film of a failing test: `Attachment.record($0.html, named: $0.name)` in
  ///     Swift Testing. Without it, the film is a file in the folder of `HEADLESSKIT_FILMS`, or in
  ///     `.build/films`, and its path is printed.
  ///   - body: The part of the test.
  /// - Returns: The result of the body.
  /// - Throws: The error that the body throws.
  @discardableResult
  public func film<Answer>(
    _ title: String = #function, attach: ((TestFilm) -> Void)? = nil,
    _ body: () throws -> Answer
  ) rethrows -> Answer {
    let camera = TestFilmCamera(self, title: title)
    do {
      let answer = try body()
      camera.cut(nil).write(always: false)
      return answer
    } catch {
      let film = camera.cut(error)
      if let attach { attach(film) } else { film.write(always: true) }
      throw error
    }
  }

  /// Runs an asynchronous part of a test, and makes a film of it: see `film(_:attach:_:)`.
  @discardableResult
  @_disfavoredOverload  // a body that never suspends needs no `await`, in an async test either
  public func film<Answer: Sendable>(
    _ title: String = #function, attach: ((TestFilm) -> Void)? = nil,
    _ body: @MainActor () async throws -> Answer
  ) async rethrows -> Answer {
    let camera = TestFilmCamera(self, title: title)
    do {
      let answer = try await body()
      camera.cut(nil).write(always: false)
      return answer
    } catch {
      let film = camera.cut(error)
      if let attach { attach(film) } else { film.write(always: true) }
      throw error
    }
  }
}

@MainActor
extension TestFilm {
  /// Writes the film into the folder that the environment names, and prints its path.
  ///
  /// - Parameter always: Whether to write it into `.build/films` if no folder is named.
  fileprivate func write(always: Bool) {
    let named = ProcessInfo.processInfo.environment["HEADLESSKIT_FILMS"]
    guard always || named != nil else { return }
    let folder = URL(fileURLWithPath: named ?? ".build/films", isDirectory: true)
    let file = folder.appendingPathComponent(FilmNames.unused(name))
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try html.write(to: file, atomically: true, encoding: .utf8)
      print("Film of the test: \(file.path)")
    } catch {
      print("The film of the test could not be written to \(file.path): \(error)")
    }
  }
}

/// The names of the films that this process has written.
@MainActor
private enum FilmNames {
  private static var uses: [String: Int] = [:]

  /// Returns a name that no other film of this process has: `name.html`, `name-2.html`.
  static func unused(_ name: String) -> String {
    uses[name, default: 0] += 1
    guard let count = uses[name], count > 1 else { return name }
    return name.replacingOccurrences(of: ".html", with: "-\(count).html")
  }
}
