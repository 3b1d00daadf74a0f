extension Adapter {
  /// Turns overrides of what Objective-C asks a class about its observed keys into declarations.
  ///
  /// `override class func keyPathsForValuesAffectingValue(forKey:)` loses its `override`: `NSObject`
  /// has the method only in Objective-C, where key-value observing asks for it.
  func declareObservedKeys(_ draft: inout Draft) {
    let file = draft.file
    for index in file.tokens.indices where Self.questionsAboutKeys.contains(file[index]) {
      guard let keyword = file.previous(before: index), file.isWord("func", at: keyword) else {
        continue
      }
      let (words, _, start) = file.modifiers(before: keyword)
      guard words.contains("override") else { continue }
      for token in start..<keyword where file.isWord("override", at: token) {
        draft.dropWithBlanks(token)
      }
    }
  }

  private static let questionsAboutKeys: Set<String> = [
    "automaticallyNotifiesObservers", "keyPathsForValuesAffectingValue",
  ]
}
