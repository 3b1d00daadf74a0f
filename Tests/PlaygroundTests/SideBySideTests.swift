import HeadlessKit
import ListTesting
import Testing

@testable import Playground

@MainActor @Suite struct SideBySideTests {
  private func reel(_ title: String, _ lines: String...) -> FilmStrip.Reel {
    let state = ScreenState(TableView(frame: .zero, style: .plain))
    return FilmStrip.Reel(
      title: title,
      scenes: [
        .init(label: "shown", before: state, after: state),
        .init(
          label: "changed", before: state, after: state,
          listing: .init(title: "A.swift", lines: lines)),
      ])
  }

  @Test func theFirstWayIsBesideTheLastAndTheOthersFollow() {
    let reels = [
      reel("Data source", "batch {", "  delete()", "}"), reel("Wrong", "batch {", "}"),
      reel(
        "Snapshots",
        "apply(the(snapshot, that, has, many, arguments), animatingDifferences: true)"),
    ]
    #expect(
      SideBySide.pairs(of: reels).map(\.text).joined(separator: "\n\n") == """
        Data source: A.swift                             Snapshots: A.swift
        › batch {                                        › apply(the(snapshot, that, has, many,
        ›   delete()                                         arguments), animatingDifferences: true)
        › }

        Wrong: A.swift
          batch {
          }
        """)
    #expect(SideBySide.pairs(of: []).isEmpty)
  }
}
