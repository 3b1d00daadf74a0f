import Foundation
import ListTesting

/// The files of a lesson, in the checkout that Playground was built from: its own, and the screens and
/// models that they use.
struct LessonSources {
  private let lesson: Lesson

  init(_ lesson: Lesson) {
    self.lesson = lesson
  }

  /// The lesson's own files, complete, as its page shows them; empty where there is no checkout.
  var own: [FilmStrip.Listing] {
    paths.compactMap { path in
      Self.text(path).map { text in
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return FilmStrip.Listing(
          title: Self.name(path), lines: lines.filter { !$0.contains("// snippet.") })
      }
    }
  }

  /// The files of a package that runs the lesson, by their paths in it; `nil` where there is no
  /// checkout.
  var package: [(path: String, text: String)]? {
    guard let own = Self.text(lesson.file), let property = Self.property(of: lesson, in: own) else {
      return nil
    }
    let target = "Sources/Lesson/"
    let shared = ["Text/Text+Layout.swift", "Text/SideBySide.swift"].map { Self.root + $0 }
    let files = paths + Self.files(in: "Kit") + shared
    return [
      ("Package.swift", Self.manifest(lesson.name)),
      (target + "main.swift", "print(await LessonRecorder(.\(property)).text, terminator: \"\")\n"),
    ] + files.compactMap { path in Self.text(path).map { (target + Self.name(path), $0) } }
  }

  /// The paths of the lesson's file and of those with the types that it mentions, directly or not.
  private var paths: [String] {
    var found = [lesson.file]
    let others = Self.folders.flatMap(Self.files).filter { path in
      path != lesson.file && Self.text(path)?.contains("extension Lesson {") == false
    }
    var index = 0
    while index < found.count {
      let words = Set(Self.text(found[index])?.matches(of: /\w+/).map { String($0.0) } ?? [])
      for path in others where !found.contains(path) {
        if !Self.types(path).isDisjoint(with: words) { found.append(path) }
      }
      index += 1
    }
    return [found[0]] + found.dropFirst().sorted()
  }

  /// The name of the property of a lesson in its file.
  private static func property(of lesson: Lesson, in text: String) -> String? {
    text.matches(of: /static let (\w+) = Lesson\(\s*"([a-z-]+)"/).first { $0.2 == lesson.name }
      .map { String($0.1) }
  }

  /// The names of the types that a file declares, on its outermost level, for others to use.
  private static func types(_ path: String) -> Set<String> {
    let text = text(path) ?? ""
    return Set(
      text.matches(of: /(?:^|\n)(?:final |indirect )?(?:struct|class|enum|protocol) (\w+)/)
        .map { String($0.1) })
  }

  private static func manifest(_ name: String) -> String {
    let checkout = URL(fileURLWithPath: root).deletingLastPathComponent().path
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "\(name)",
        platforms: [.macOS(.v14)],
        dependencies: [.package(name: "HeadlessKit", path: "\(checkout)")],
        targets: [
          .executableTarget(
            name: "Lesson",
            dependencies: [
              "ListCore", "HeadlessKit", "DiffableKit", "FetchedResults", "ListTesting",
            ].map { .product(name: $0, package: "HeadlessKit") })
        ])

      """
  }

  // MARK: The checkout

  /// The folder `Playground` of the checkout, with a slash behind it.
  private static let root = String(
    #filePath.dropLast("Lessons/Kit/LessonSources.swift".count))

  private static var folders: [String] {
    let all = try? FileManager.default.contentsOfDirectory(atPath: root + "Lessons")
    return (all ?? []).filter { $0 != "Kit" && !$0.contains(".") }.sorted()
  }

  private static func files(in folder: String) -> [String] {
    let path = root + "Lessons/" + folder
    let all = try? FileManager.default.contentsOfDirectory(atPath: path)
    return (all ?? []).filter { $0.hasSuffix(".swift") }.sorted().map { path + "/" + $0 }
  }

  private static func name(_ path: String) -> String {
    URL(fileURLWithPath: path).lastPathComponent
  }

  private static func text(_ path: String) -> String? {
    try? String(contentsOfFile: path, encoding: .utf8)
  }
}
