/// A crash report that somebody published.
struct BundledReport {
  /// The message, word for word.
  let message: String
  /// Where it was published.
  let source: String
  /// What people did to get it, in a sentence.
  let story: String

  /// The mistake that is made most: the model changed, and nobody told the view.
  static let forgottenInsertion = BundledReport(
    message: """
      Invalid update: invalid number of rows in section 1.  The number of rows contained in an \
      existing section after the update (3) must be equal to the number of rows contained in that \
      section before the update (2), plus or minus the number of rows inserted or deleted from \
      that section (0 inserted, 0 deleted) and plus or minus the number of rows moved into or out \
      of that section (0 moved in, 0 moved out).
      """,
    source: "https://github.com/dennisreimann/ioctocat/issues/305",
    story: "A section gained a row, and an update ended without a word about it.")
}
