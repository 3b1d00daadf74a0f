import Foundation
import InterfaceDocuments

/// Lays out storyboards and nibs, and prints drawings, a comparison or numbers.
struct InterfaceCommand {
  private let paths: [String]
  private let format: InterfaceFormat

  init(_ paths: [String], _ format: InterfaceFormat) {
    self.paths = paths
    self.format = format
  }

  /// Runs the command.
  @MainActor
  func run(_ input: Input) -> CommandResult {
    var files: [String] = []
    for path in paths {
      guard let found = Self.documents(at: path) else {
        return .failure(.noInput, "there is no file or folder '\(path)'.")
      }
      files += found
    }
    guard !files.isEmpty else {
      return .failure(
        .noMessage, "no storyboard and no nib was found in \(paths.joined(separator: ", ")).")
    }
    let emit = Output(input.emit)
    var comparison = InterfaceComparison()
    var pages: [InterfacePage.Document] = []
    var isBroken = false
    for file in files {
      do throws(DocumentFault) {
        let layout = DocumentLayout(
          try InterfaceDocument(contentsOfFile: file), draws: format.draws)
        for fault in layout.faults {
          isBroken = true
          emit.complain("\(fault)\n")
        }
        switch format {
        case .drawings: emit.write(Self.text(of: layout))
        case .json: emit.write(InterfaceJSON.lines(of: layout, file: file))
        case .compare: comparison.add(layout)
        case .html: pages.append(.init(file: file, layout: layout))
        }
      } catch {
        isBroken = true
        switch format {
        case .json: emit.write(InterfaceJSON.broken(file))
        case .compare: comparison.addBroken(error)
        case .drawings, .html: break
        }
        emit.complain("\(error)\n")
      }
    }
    if format == .compare { emit.write(comparison.text) }
    if case .html(let file) = format {
      let page = InterfacePage(documents: pages).text
      guard let file else {
        emit.write(page)
        return emit.result(isBroken ? .noMessage : .success)
      }
      do {
        try input.write(page, file)
      } catch {
        return .failure(.cannotCreate, "'\(file)' cannot be written.")
      }
    }
    return emit.result(isBroken ? .noMessage : .success)
  }

  /// Returns the documents in a folder, or a single one, in the order of their paths; `nil` if there is
  /// no such file.
  private static func documents(at path: String) -> [String]? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
    guard isFolder.boolValue else { return [path] }
    let inside = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return
      inside
      .filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
      .filter { !$0.hasPrefix(".build/") }
      .sorted().map { path.hasSuffix("/") ? path + $0 : path + "/" + $0 }
  }

  /// Returns the drawings of a document, and what is ambiguous or unknown in it.
  @MainActor
  private static func text(of layout: DocumentLayout) -> String {
    var lines = ["\(layout.document.file): \(layout.document.device.id)"]
    for (name, drawing) in layout.drawings { lines += ["", name, drawing] }
    for view in layout.views where view.isAmbiguous {
      lines.append("ambiguous: \(view.element) \(view.id)")
    }
    for name in layout.unknown { lines.append("unknown: \(name)") }
    return lines.joined(separator: "\n") + "\n\n"
  }
}

/// The form in which laid out documents are printed.
enum InterfaceFormat: Hashable {
  case drawings, compare, json
  /// A page, written to a file or printed.
  case html(String?)

  var draws: Bool {
    switch self {
    case .drawings, .html: true
    case .compare, .json: false
    }
  }
}

/// Collects the output of a command, or writes it at once.
private final class Output {
  private var output = ""
  private var errors = ""
  private let emit: ((String) -> Void)?

  init(_ emit: ((String) -> Void)?) { self.emit = emit }

  func write(_ text: String) {
    if let emit { emit(text) } else { output += text }
  }

  func complain(_ text: String) { errors += "Playground: " + text }

  func result(_ status: CommandResult.Status) -> CommandResult {
    CommandResult(output: output, errors: errors, status: status)
  }
}

extension Command {
  /// Parses the arguments after `interface`.
  static func interface(_ arguments: ArraySlice<String>) -> Command {
    var paths: [String] = []
    var format = InterfaceFormat.drawings
    var rest = arguments
    while let argument = rest.popFirst() {
      switch argument {
      case "--json": format = .json
      case "--compare": format = .compare
      case "--html":
        if let file = rest.first, file.hasSuffix(".html") {
          format = .html(file)
          rest.removeFirst()
        } else {
          format = .html(nil)
        }
      default:
        if argument.hasPrefix("--") { return .misuse("'interface' has no option '\(argument)'") }
        paths.append(argument)
      }
    }
    guard !paths.isEmpty else {
      return .misuse("'interface' needs a storyboard, a nib or a folder")
    }
    return .interface(paths: paths, format)
  }
}
