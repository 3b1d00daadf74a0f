import DiffableKit
import ListCore
import Testing

/// Messages and behaviour of snapshots on the releases that differ. (behaviour 12j, crash families
/// E1 to E3)
@MainActor
@Suite struct SnapshotProfileTests {
  private static let calls: [Refusal.Call] = [
    .appendItems(["x", "x"], to: "A"), .deleteSections(["Z", "Z"]), .appendSections(["A"]),
    .appendSections(["A", "B"]), .reloadItems(["z"]), .countItems(in: "Z"), .listItems(in: "Z"),
    .insertItems(["x"], .after, "z"),
  ]

  /// Returns the reasons of the calls on a release, `nil` where a call does not raise.
  private func reasons(_ profile: SystemProfile) -> [String?] {
    Simulator(profile: profile).run {
      Self.calls.map {
        var snapshot = DiffableDataSourceSnapshot<String, String>(["A": ["a"], "B": []])
        return snapshot.refusal(of: $0)?.reason
      }
    }
  }

  private static let sectionNotFound =
    """
    Section identifier was not found. You can verify the section exists by calling the \
    indexOfSectionIdentifier API (which has O(1) performance)
    """

  @Test func firstReleases() {
    let mismatch =
      """
      Invalid parameter not satisfying: \
      dataSourceSnapshot.numberOfSections == sectionIdentifiers.count
      """
    #expect(
      reasons(.iOS13_3) == [
        "Fatal: supplied identifiers are not unique.",
        "Fatal: supplied identifiers are not unique.",
        mismatch, mismatch,
        "Invalid item identifier specified for reload",
        nil, nil,
        "Invalid parameter not satisfying: section != NSNotFound",
      ])
  }

  @Test func iOS13() {
    let mismatch =
      """
      Section identifier count does not match data source count. This is most likely due to a \
      hashing issue with the identifiers.
      """
    #expect(
      reasons(.iOS13) == [
        "Fatal: supplied item identifiers are not unique.",
        "Fatal: supplied section identifiers are not unique.",
        mismatch, mismatch,
        "Invalid item identifier specified for reload",
        nil, nil,
        "Invalid parameter not satisfying: section != NSNotFound",
      ])
  }

  @Test func iOS14() {
    let mismatch =
      """
      Section identifier count does not match data source count. This is most likely due to a \
      hashing issue with the identifiers.
      """
    #expect(
      reasons(.iOS14) == [
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    x\n)}",
        "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(\n    Z\n)}",
        mismatch, mismatch,
        "Attempted to reload item identifier that does not exist in the snapshot: z",
        Self.sectionNotFound, Self.sectionNotFound,
        "Invalid parameter not satisfying: section != NSNotFound",
      ])
  }

  @Test(arguments: [SystemProfile.iOS15, .iOS16, .iOS16_4, .iOS17, .iOS18, .iOS26, .iOS27])
  func newest(_ profile: SystemProfile) {
    let exists = "Diffable data source detected an attempt to insert or append "
    #expect(
      reasons(profile) == [
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    x\n)}",
        "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(\n    Z\n)}",
        exists + """
          1 section identifier that already exists in the snapshot. Identifiers in a snapshot must \
          be unique. Section identifier that already exists: A
          """,
        exists + """
          2 section identifiers that already exist in the snapshot. Identifiers in a snapshot must \
          be unique. Section identifiers that already exist: (
              A,
              B
          )
          """,
        "Attempted to reload item identifier that does not exist in the snapshot: z",
        Self.sectionNotFound, Self.sectionNotFound,
        "Invalid parameter not satisfying: section != NSNotFound",
      ])
  }
}
