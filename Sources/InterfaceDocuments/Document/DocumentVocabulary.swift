/// The elements and attributes of interface documents that are known.
enum DocumentVocabulary {
  static func unknown(in document: InterfaceDocument) -> [String] { [] }
}
