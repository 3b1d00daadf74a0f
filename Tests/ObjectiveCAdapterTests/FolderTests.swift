import Testing

@testable import ObjectiveCAdapter

/// The library folder, which Linux lacks.
@Suite struct FolderTests {
  static let cases = [
    AdaptationCase(
      "a URL",
      "let u = try FileManager.default.url(\n  for: .libraryDirectory, in: .userDomainMask, appropriateFor: nil,\n  create: true)",
      "let u = try FileManager.default.url(\n  for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil,\n  create: true)"
    ),
    AdaptationCase(
      "URLs",
      "let u = files(a).urls(for: FileManager.SearchPathDirectory.libraryDirectory, in: .userDomainMask)[0]",
      "let u = files(a).urls(for: FileManager.SearchPathDirectory.applicationSupportDirectory, in: .userDomainMask)[0]"
    ),
    AdaptationCase(
      "paths",
      "let p = NSSearchPathForDirectoriesInDomains(.libraryDirectory, .userDomainMask, true).first",
      "let p = NSSearchPathForDirectoriesInDomains(.applicationSupportDirectory, .userDomainMask, true).first"
    ),
    AdaptationCase(
      "another folder", "let u = f.urls(for: .documentDirectory, in: d)",
      "let u = f.urls(for: .documentDirectory, in: d)"),
    AdaptationCase(
      "a folder by itself", "let f: FileManager.SearchPathDirectory = .libraryDirectory",
      "let f: FileManager.SearchPathDirectory = .libraryDirectory"),
    AdaptationCase(
      "one's own function", "open(.libraryDirectory)\nurls(of: .libraryDirectory, in: d)",
      "open(.libraryDirectory)\nurls(of: .libraryDirectory, in: d)"),
    AdaptationCase(
      "one's own case", "enum Folder { case libraryDirectory }",
      "enum Folder { case libraryDirectory }"),
    AdaptationCase(
      "a closure", "urls(for: { .libraryDirectory }, in: d)",
      "urls(for: { .libraryDirectory }, in: d)"),
    AdaptationCase(
      "a comment", "// f.urls(for: .libraryDirectory, in: d)",
      "// f.urls(for: .libraryDirectory, in: d)"),
  ]

  @Test(arguments: cases)
  func adapts(_ given: AdaptationCase) { given.check() }
}
