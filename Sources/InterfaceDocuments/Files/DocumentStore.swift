import Foundation

/// The documents that were read. A document is a value that never changes, so one serves every test;
/// a file is read again after a change.
enum DocumentStore {
  private struct Entry {
    let size: UInt64
    let date: Date?
    let document: Result<InterfaceDocument, DocumentFault>
  }

  private static let entries = Locked<[String: Entry]>([:])
  private static let count = Locked(0)

  /// The number of files that were parsed so far.
  static var parsedFiles: Int { count.withLock { $0 } }

  /// Returns the document of a file.
  static func document(at path: String) -> Result<InterfaceDocument, DocumentFault> {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let size = attributes?[.size] as? UInt64 ?? 0
    let date = attributes?[.modificationDate] as? Date
    if let entry = entries.withLock({ $0[path] }), entry.size == size, entry.date == date {
      return entry.document
    }
    count.withLock { $0 += 1 }
    let document = Result { () throws(DocumentFault) in
      try InterfaceDocument(contentsOfFile: path)
    }
    entries.withLock { $0[path] = Entry(size: size, date: date, document: document) }
    return document
  }
}
