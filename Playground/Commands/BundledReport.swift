/// A published crash report.
struct BundledReport {
  /// The message, word for word.
  let message: String
  /// The URL of the publication.
  let source: String
  /// A sentence about the circumstances.
  let story: String

  /// The most common mistake: the model changed, but the view was not told.
  static let forgottenInsertion = BundledReport(
    message: """
      Invalid update: invalid number of rows in section 1.  The number of rows contained in an \
      existing section after the update (3) must be equal to the number of rows contained in that \
      section before the update (2), plus or minus the number of rows inserted or deleted from \
      that section (0 inserted, 0 deleted) and plus or minus the number of rows moved into or out \
      of that section (0 moved in, 0 moved out).
      """,
    source: "https://github.com/dennisreimann/ioctocat/issues/305",
    story: "A section gained a row, and an update ended without announcing it.")
}
