import Foundation
import HeadlessControls

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A reader of the elements of a document, within bounds.
///
/// Documents come from version control, and a broken one must not stop a test run: what is nested too
/// deeply, too large, or refers to entities is refused with the file and the line.
final class DocumentReader: NSObject {
  /// The largest file that is read, in bytes.
  static let largestFile = 64 << 20
  /// The number of elements that may be nested.
  static let mostLevels = 200
  /// The number of elements in a document.
  static let mostElements = 1_000_000

  private struct Open {
    let name: String
    let attributes: [String: String]
    let line: Int
    var children: [DocumentElement] = []
    var text = ""
  }

  private let file: String
  private var open: [Open] = []
  private var root: DocumentElement?
  private var count = 0
  private var fault: DocumentFault?

  private init(_ file: String) {
    self.file = file
  }

  /// Returns the root element.
  static func read(_ data: Data, file: String) throws(DocumentFault) -> DocumentElement {
    guard data.count <= largestFile else {
      throw DocumentFault(
        file,
        "The file has \(data.count) bytes; documents of more than \(largestFile) are not read.")
    }
    let isInWideUnits = !data.prefix(4).allSatisfy { 0x01..<0xFE ~= $0 }
    let badLine = isInWideUnits ? nil : firstBadLine(data)
    guard !isInWideUnits, badLine == nil else {
      throw DocumentFault(
        file, line: badLine, "The file is not in UTF-8, as Interface Builder writes it.")
    }
    for declaration in ["<!DOCTYPE", "<!ENTITY"] where data.range(of: Data(declaration.utf8)) != nil
    {
      throw DocumentFault(
        file, "The file declares a document type or entities, which Interface Builder never writes."
      )
    }
    guard !hasInstructions(data) else {
      throw DocumentFault(
        file, "The file has processing instructions, which Interface Builder never writes.")
    }
    let reader = DocumentReader(file)
    let parser = XMLParser(data: data)
    parser.shouldResolveExternalEntities = false
    parser.delegate = reader
    let succeeded = parser.parse()
    if let fault = reader.fault { throw fault }
    guard succeeded, let root = reader.root else {
      throw DocumentFault(
        file, line: parser.lineNumber > 0 ? parser.lineNumber : nil,
        "The file is not well-formed XML, or it is cut off here.")
    }
    return root
  }

  /// Returns the first line with bytes that are not UTF-8, which in the name of an attribute would end
  /// the process in Foundation on Linux; `nil` if there is none.
  private static func firstBadLine(_ data: Data) -> Int? {
    func isText(_ bytes: Data) -> Bool { String(data: bytes, encoding: .utf8) != nil }
    guard !isText(data) else { return nil }
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return (lines.firstIndex { !isText($0) } ?? 0) + 1
  }

  /// Returns whether a file has processing instructions beside the XML declaration. One without data
  /// would end the process in Foundation on Linux.
  private static func hasInstructions(_ data: Data) -> Bool {
    let (start, declaration) = (Data("<?".utf8), Data("<?xml ".utf8))
    var rest = data[...]
    while let found = rest.range(of: start) {
      guard rest[found.lowerBound...].starts(with: declaration) else { return true }
      rest = rest[found.upperBound...]
    }
    return false
  }

  private func refuse(_ parser: XMLParser, _ reason: String) {
    guard fault == nil else { return }
    fault = DocumentFault(file, line: parser.lineNumber, reason)
    parser.abortParsing()
  }
}

extension DocumentReader: XMLParserDelegate {
  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String] = [:]
  ) {
    count += 1
    guard open.count < Self.mostLevels else {
      return refuse(parser, "More than \(Self.mostLevels) elements are nested.")
    }
    guard count <= Self.mostElements else {
      return refuse(parser, "The document has more than \(Self.mostElements) elements.")
    }
    for (name, value) in attributeDict where Self.numbers.contains(name) {
      guard DocumentElement.number(value) != nil || !Self.isNumberMeant(value) else {
        return refuse(
          parser, "The \(name) of <\(elementName)> is \(value), which is not a possible number.")
      }
    }
    open.append(Open(name: elementName, attributes: attributeDict, line: parser.lineNumber))
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    guard let ended = open.popLast() else { return }
    let element = DocumentElement(
      ended.name, ended.attributes, children: ended.children,
      text: ended.children.isEmpty ? ended.text : "", line: ended.line)
    if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard !open.isEmpty else { return }
    open[open.count - 1].text += string
  }

  func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
    self.parser(parser, foundCharacters: String(decoding: CDATABlock, as: UTF8.self))
  }

  /// The attributes that are always numbers.
  private static let numbers: Set<String> = [
    "x", "y", "width", "height", "minX", "minY", "maxX", "maxY", "constant", "pointSize",
    "rowHeight", "sectionHeaderHeight", "sectionFooterHeight", "spacing", "minimumLineSpacing",
    "minimumInteritemSpacing", "red", "green", "blue", "alpha", "white", "numberOfLines", "tag",
  ]

  /// Returns whether a text looks like a number: `infinite` and `automatic` do not.
  private static func isNumberMeant(_ text: String) -> Bool {
    text.contains { $0.isNumber } || ["nan", "inf", "-inf", "infinity"].contains(text.lowercased())
      || text.isEmpty
  }
}
