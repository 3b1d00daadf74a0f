import HeadlessKit
import ListTesting
import Testing

/// What a comparison of whole screens says about mistakes that are not the eight classic ones.
@MainActor
@Suite struct WholeScreenCausesTests {
  private func compare(
    _ steps: [ScreenStep<Void>], byHand: @escaping @MainActor (PeopleByHand) -> Void = { _ in },
    bySnapshots: @escaping @MainActor (PeopleBySnapshots) -> Void = { _ in }
  ) -> PathComparison {
    PathComparison(
      steps, names: PathNames("old class", "new class"),
      legacy: {
        let screen = PeopleByHand()
        byHand(screen)
        return screen
      },
      diffable: {
        let screen = PeopleBySnapshots()
        bySnapshots(screen)
        return screen
      })
  }

  private let refresh: [ScreenStep<Void>] = [.act("refresh") { try $0.pullToRefresh() }]
  private let rename: [ScreenStep<Void>] = [
    .act("open Ada") { try $0.tap(.row("Ada")) },
    .act("rename her") { try $0.tap(.button("Rename")) },
  ]

  @Test func theScreensAreEquivalent() {
    let comparison = compare(rename + refresh)
    #expect(comparison.isEquivalent, "\(comparison)")
    #expect(comparison.remarks == [])
  }

  // MARK: Edits while the list is covered

  @Test func anUpdateOfACoveredListNamesThePlaceForIt() {
    let comparison = compare(rename, bySnapshots: { $0.editTime = .atOnce })
    #expect(comparison.differences.map(\.step) == [2])
    #expect(
      comparison.difference?.causes == [
        """
        A snapshot was applied while another screen covered the list, so that the list was in no \
        window: nothing was animated, and cells were configured off screen, with the size and the \
        traits from before. While the list is covered, change only the model, and apply one snapshot \
        of it in viewIsAppearing(_:), when the list is in a window again.
        """
      ])
  }

  @Test func anUpdateInViewWillAppearNamesThePlaceForIt() {
    let comparison = compare(rename, bySnapshots: { $0.editTime = .willAppear })
    #expect(comparison.differences.map(\.step) == [2])
    #expect(
      comparison.difference?.causes == [
        """
        The table was laid out or updated while it was not in a window, so it loaded cells without \
        knowing its size. Until it is in a window, update only the model, and show the change in \
        viewIsAppearing(_:): in viewWillAppear(_:) it is not in a window yet.
        """
      ])
  }

  @Test func aMistakeThatTheNewClassCuresIsARemark() {
    let comparison = compare(rename, byHand: { ($0.editTime, $0.reloadsRows) = (.atOnce, true) })
    #expect(comparison.isEquivalent)
    #expect(
      comparison.remarks.map(\.sentence) == [
        """
        After step 2 (rename her) there was a mistake with the old class that is not there with \
        the new class (updatedWhileCovered).
        """
      ])
    #expect(comparison.description.contains("\nRemark: After step 2 (rename her)"))
  }

  @Test func aMistakeOfBothIsNotTheCauseOfADifference() {
    let comparison = compare(
      rename, byHand: { ($0.editTime, $0.reloadsRows) = (.atOnce, true) },
      bySnapshots: { ($0.editTime, $0.capturesPeople) = (.atOnce, true) })
    #expect(
      comparison.difference?.causes == [
        """
        With the new class: The cell provider was asked for 0 - 0 in this step and gave other \
        content: it reads an old copy of the model. Look the item up in the current model, by the \
        identifier that the provider gets, and capture self weakly instead of an array.
        """
      ])
  }

  @Test func aWarningIsLessImportantThanWhatIsSeen() {
    let comparison = compare(
      rename + refresh, bySnapshots: { ($0.editTime, $0.decorate) = (.atOnce, Self.redden) })
    #expect(comparison.differences.map(\.step) == [0, 1, 2, 3].filter { $0 != 1 })
    let late = compare(
      rename + refresh,
      bySnapshots: { screen in
        screen.editTime = .atOnce
        screen.decorate = { if $0.textLabel?.text == "Byron II" { Self.redden($0) } }
      })
    #expect(late.differences.map(\.step) == [2, 3])
    #expect(late.difference?.step == 3)
  }

  private static func redden(_ cell: TableViewCell) {
    cell.textLabel?.textColor = Color(red: 1, green: 0, blue: 0, alpha: 1)
  }

  // MARK: What is seen beside texts

  @Test func accessoriesColoursEditingAndIndexesAreCompared() {
    func said(_ change: @escaping @MainActor (PeopleBySnapshots) -> Void) -> String? {
      compare([], bySnapshots: change).difference?.description
    }
    #expect(
      said { $0.decorate = { $0.accessoryType = .checkmark } } == """
        After step 0 the accessory of row 0 - 0 is not there with the old class, and checkmark with
          the new class.
        """)
    #expect(
      said { $0.decorate = Self.redden } == """
        After step 0 the text colour of row 0 - 0 differs: label colour with the old class, and red
          with the new class.
        """)
    #expect(
      said { screen in
        screen.loadViewIfNeeded()
        screen.tableView.isEditing = true
      } == "After step 0 the editing mode is off with the old class, and on with the new class.")
    #expect(
      said { screen in
        screen.loadViewIfNeeded()
        screen.source.titles.index = false
        screen.show()
      } == """
        After step 0 the section index is A B with the old class, and not there with the new class.
        Why: With the new class: A diffable data source gives no section index by itself: override
          sectionIndexTitles(for:) and tableView(_:sectionForSectionIndexTitle:at:) in a subclass of it.
        """)
  }

  @Test func aMissingTitleHasItsCause() {
    let comparison = compare(
      [],
      bySnapshots: { screen in
        screen.loadViewIfNeeded()
        screen.source.titles.header = false
        screen.show()
      })
    #expect(
      comparison.difference?.description == """
        After step 0 header 0 shows "Friends" with the old class, and nothing with the new class.
        Why: With the new class: A diffable data source gives no titles by itself: override
          tableView(_:titleForHeaderInSection:) in a subclass of it, and look the section up with
          sectionIdentifier(for:).
        """)
  }

  @Test func theControlsOfEditedRowsAreCompared() {
    func said(edit: Bool, move: Bool) -> String? {
      let comparison = compare(
        [],
        byHand: { screen in
          screen.controls = (edit, move)
          screen.setEditing(true, animated: false)
        }, bySnapshots: { $0.setEditing(true, animated: false) })
      return comparison.difference?.description
    }
    #expect(said(edit: false, move: false) == nil)
    #expect(
      said(edit: true, move: false) == """
        After step 0 the editing control of row 0 - 0 is delete with the old class, and not there with
          the new class.
        Why: With the new class: A diffable data source allows no editing by itself: override
          tableView(_:canEditRowAt:) and tableView(_:commit:forRowAt:) in a subclass of it.
        """)
    #expect(
      said(edit: false, move: true) == """
        After step 0 the reorder control of row 0 - 0 is there with the old class, and not there with
          the new class.
        Why: With the new class: A diffable data source allows no reordering by itself: override
          tableView(_:canMoveRowAt:) and tableView(_:moveRowAt:to:) in a subclass of it, and change the
          model there.
        """)
  }

  @Test func aReloadThatDeselectsIsACause() {
    let comparison = compare(
      rename, byHand: { $0.clearsSelectionOnViewWillAppear = false },
      bySnapshots: { $0.clearsSelectionOnViewWillAppear = false })
    #expect(
      comparison.difference?.description == """
        After step 2 (rename her) row 0 - 0 looks unselected with the old class, and selected with the
          new class.
        Why: With the new class: The data source reloaded the rows, which deselected them; the
          snapshot keeps the selection. Deselect the rows if they are not to stay selected.
        """)
  }

  // MARK: Wrong steps, wrong data sources

  @Test func aStepThatFailsWithBothIsWrong() {
    let comparison = compare(
      [.act("open Zoe") { try $0.tap(.row("Zoe")) }] + rename + refresh)
    #expect(comparison.differences.map(\.step) == [1])
    #expect(comparison.steps.count == 2)
    let sentence = comparison.difference?.sentence ?? ""
    #expect(
      sentence.contains(
        " fails alike with both: the step is wrong, not the screen. The 3 steps after it are not judged.\n"
      ), "\(sentence)")
    #expect(sentence.components(separatedBy: "Chao").count == 2, "one drawing: \(sentence)")
  }

  @Test func aDataSourceThatIsSetAfterTheDiffableOneIsFound() {
    let left = PeopleByHand()
    left.loadViewIfNeeded()
    let comparison = compare([], bySnapshots: { $0.leftDataSource = left })
    #expect(
      comparison.difference?.causes == [
        """
        A snapshot was applied by a diffable data source, but the list asks another data source, \
        PeopleByHand: its dataSource was set after the diffable one was made, so the list never shows a \
        snapshot. Remove the line that sets it, such as tableView.dataSource = self.
        """
      ], "\(comparison)")
  }
}
