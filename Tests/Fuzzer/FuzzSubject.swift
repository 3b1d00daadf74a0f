import CrashTranscripts
import Foundation
import HeadlessKit
import ObjectiveCAdapter

@testable import InterfaceDocuments

/// Tests one input. libFuzzer knows the function by its name, and calls it on the main thread.
@_cdecl("LLVMFuzzerTestOneInput")
func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = Data(UnsafeBufferPointer(start: start, count: count))
  MainActor.assumeIsolated { FuzzSubject.selected.check(input) }
  return 0
}

/// A reader of what people write, paste or generate, and what must hold for every input.
///
/// For all of them: no input ends the process, hangs it, or takes more memory than libFuzzer allows.
enum FuzzSubject: String, CaseIterable {
  case reports, scenarios, sources, formats, documents, catalogues, pictures, texts

  /// The subject that the environment names.
  static let selected: FuzzSubject = {
    let name = ProcessInfo.processInfo.environment["FUZZ_SUBJECT"] ?? ""
    guard let subject = FuzzSubject(rawValue: name) else {
      let names = FuzzSubject.allCases.map(\.rawValue).joined(separator: ", ")
      fatalError("FUZZ_SUBJECT is '\(name)'; it must be one of \(names)")
    }
    return subject
  }()

  /// Reads an input, and ends the process if a rule is broken.
  @MainActor
  func check(_ input: Data) {
    switch self {
    case .reports: Self.checkReport(String(decoding: input, as: UTF8.self))
    case .scenarios: Self.checkScenario(String(decoding: input, as: UTF8.self))
    case .sources: Self.checkSources(String(decoding: input, as: UTF8.self))
    case .formats: Self.checkFormat(String(decoding: input, as: UTF8.self))
    case .documents: Self.checkDocument(input)
    case .catalogues: FuzzedFolder.checkCatalogue(input)
    case .pictures: Self.checkPicture(input)
    case .texts: FuzzedFolder.checkTexts(input)
    }
  }

  /// Every message that is found can be explained, written as a test and compared.
  @MainActor
  private static func checkReport(_ text: String) {
    let reproductions = Reproduction.all(in: text)
    for reproduction in reproductions {
      _ = (reproduction.explanation, reproduction.note, reproduction.assumptions)
      let (cause, repair) = (reproduction.cause, reproduction.repair)
      precondition((cause == nil) == (repair == nil), "\(cause ?? "no cause"), \(repair ?? "none")")
    }
    _ = Reproduction.swiftTests(reproductions)
  }

  /// A scenario that can be read is printed as a text that reads the same, and can be run.
  @MainActor
  private static func checkScenario(_ text: String) {
    guard let scenario = try? ListScenario(text) else { return }
    let printed = scenario.description
    let again = try? ListScenario(printed)
    precondition(again == scenario, "This text of a scenario reads differently:\n\(printed)")
    _ = scenario.run()
  }

  /// An adapted file has the lines of its source, unless lines were inserted. A form feed in the input
  /// begins another file of the same target.
  private static func checkSources(_ text: String) {
    let texts = text.split(separator: "\u{0C}", omittingEmptySubsequences: false).map(String.init)
    let files = texts.enumerated().map {
      SourceFile(path: "Screen\($0.offset).swift", text: $0.element)
    }
    let adapter = Adapter(files)
    for (file, text) in zip(files, texts) {
      let draft = adapter.adapt(file)
      _ = draft.located
      guard !draft.hasInsertions else { continue }
      let (before, after) = (text.count(where: \.isNewline), draft.text.count(where: \.isNewline))
      precondition(before == after, "\(before) line breaks before, \(after) after")
    }
  }

  /// A storyboard or a nib is laid out, or refused with a sentence and its line.
  @MainActor
  private static func checkDocument(_ input: Data) {
    do throws(DocumentFault) {
      let document = try InterfaceDocument(input, file: "Main.storyboard")
      let layout = DocumentLayout(document, draws: true)
      _ = layout.unknown
      precondition(layout.faults.allSatisfy { $0.file == "Main.storyboard" && $0.line != nil })
    } catch {
      precondition(error.file == "Main.storyboard" && !error.reason.isEmpty, "\(error)")
    }
  }

  /// A picture says its size, or is no picture.
  private static func checkPicture(_ input: Data) {
    guard let picture = PictureSize.read(input) else { return }
    precondition(!picture.size.width.isNaN && !picture.size.height.isNaN, "\(picture)")
  }

  /// A visual format makes constraints, or is refused with the place of its mistake.
  @MainActor
  private static func checkFormat(_ text: String) {
    let simulator = Simulator()
    let parent = View()
    let views = ["a": View(), "b": View(), "photo": View()]
    for view in views.values { parent.addSubview(view) }
    simulator.run {
      _ = captureCrash {
        let constraints = LayoutConstraint.constraints(
          withVisualFormat: text, metrics: ["gap": 8, "low": 250.0], views: views)
        LayoutConstraint.activate(constraints)
        parent.layoutIfNeeded()
      }
    }
  }
}
