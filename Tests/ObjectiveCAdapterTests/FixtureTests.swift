import AdapterFixture
import HeadlessKit
import Testing
import UIKit

/// Fixture sources with Objective-C's syntax, compiled as a target and running.
@MainActor
@Suite struct FixtureTests {
  @Test func notificationsArrive() {
    let center = NotificationCenter()
    let downloads = Downloads(center: center)
    center.post(name: Downloads.progressed, object: nil, userInfo: ["percent": 50])
    center.post(name: Downloads.ended, object: nil)
    #expect(downloads.heard == ["progress 50", "end"])
    center.removeObserver(downloads)
    center.post(name: Downloads.ended, object: nil)
    #expect(downloads.heard == ["progress 50", "end"])
  }

  @Test func diagnosticsPointIntoTheOriginalSource() {
    #expect(Downloads.place == "AdapterFixture/Downloads.swift:32")
    #expect(Downloads.names == ["didProgress:", "downloadDidEnd", "heard"])
  }

  @Test func timersFollowTheSimulatorsClock() throws {
    let simulator = Simulator()
    let downloads = Downloads(center: NotificationCenter())
    simulator.run { downloads.poll() }
    try simulator.advance(by: 1.5)
    #expect(downloads.heard == ["look at disk"])
    try simulator.advance(by: 9)
    #expect(downloads.heard == ["look at disk", "look at disk", "look at disk"])
  }

  @Test func optionalMethodsHaveDefaults() {
    final class Owner: RowScreenDelegate {
      var opened: [Int] = []
      func rowScreen(_ screen: RowScreen, didOpen row: Int) { opened.append(row) }
    }
    final class Titles: RowScreenDelegate {
      var reloads = 0
      func rowScreen(_ screen: RowScreen, didOpen row: Int) {}
      func rowScreen(_ screen: RowScreen, titleFor row: Int) -> String? { "Row \(row)" }
      func rowScreenDidReload(_ screen: RowScreen) { reloads += 1 }
    }
    let (screen, sender) = (RowScreen(frame: .zero), UIView(frame: .zero))
    let (owner, titles) = (Owner(), Titles())
    sender.tag = 7
    screen.delegate = owner
    screen.perform(screen.open, with: sender)
    screen.delegate = titles
    screen.perform(screen.open, with: sender)
    ControlAction(target: screen, action: screen.reload).send(from: sender, for: UIEvent())
    #expect(owner.opened == [7])
    #expect(screen.titles == [nil, "Row 7"])
    #expect(titles.reloads == 1)
  }

  @Test func optionalMethodsWithResultsAreAskedFor() throws {
    final class Absent: VotingDelegate {}
    final class Strict: Committee {
      override func voting(_ voting: Voting, mayVote name: String) -> Bool {
        super.voting(voting, mayVote: name) && name != "Ann"
      }
    }
    func results(_ delegate: (any VotingDelegate)?, _ names: String...) throws -> [String] {
      let voting = Voting()
      voting.delegate = delegate
      for name in names { try voting.vote(name) }
      return ["\(voting.total)", voting.text, voting.summary]
    }
    let (absent, committee, strict) = (Absent(), Committee(), Strict())
    #expect(try results(nil, "Eve") == ["1", "none", ""])
    #expect(try results(absent, "Eve", "Ann") == ["2", "none", "Votes: any"])
    #expect(
      try results(committee, "Eve", "Ann") == ["3", "Committee 3 votes", "Committee: 3"])
    #expect(
      try results(strict, "Ann", "Eve", "Bea", "Al") == ["5", "Committee 5 votes", "too many"])
    #expect(throws: (any Error).self) { try results(committee, "") }
    let loud = LoudAudience()
    #expect(try results(Audience(), "Ann") == ["1", "none", "Votes: any"])
    #expect(try results(loud, "Ann") == ["10", "none", "Votes: 15"])
    #expect(try results(loud, "Ann", "Bea") == ["20", "none", "too many"])
    #expect(loud.counted == [0, 0, 10])
    let voting = Voting()
    voting.delegate = committee
    #expect(voting.forcedWeight(of: "Ann") == 3)
    #expect(committee.mayVote(in: voting) == [true, false, true, true])
  }

  @Test func changesOfPropertiesAreObserved() {
    let (song, listener) = (Song(), SongListener())
    listener.listen(to: song)
    song.title = "A"
    song.plays = 3
    song.stars = 2
    #expect(
      listener.heard == ["none to nil", "nil to A", "plays 3", "plays 20", "stars 2"])
    listener.stop()
    song.title = nil
    Song().title = "B"
    #expect(listener.heard.count == 5)
  }

  @Test func changesOfTheSystemsObjectsAreObserved() throws {
    let (simulator, controller, watcher) = (Simulator(), UIViewController(), BarWatcher())
    simulator.show(controller)
    simulator.run { watcher.watch(controller) }
    try simulator.advance(by: 1)
    controller.navigationItem.title = "Songs"
    controller.navigationItem.rightBarButtonItems = [UIBarButtonItem(title: "A")]
    try simulator.advance(by: 1)
    #expect(watcher.heard == ["title Songs", "items 1"])
  }

  @Test func accessorsAreSent() {
    let song = Song()
    #expect(Song.accessors.map(\.description) == ["title", "setTitle:"])
    song.perform(Song.accessors[1], with: "A")
    #expect(song.perform(Song.accessors[0]) as? String == "A")
  }

  @Test func selectorsOfProtocolsAndOfBarButtonsAreSent() {
    final class Screen: NSObject, Tappable {
      var taps = 0
      func didTap() { taps += 1 }
    }
    let screen = Screen()
    let item = UIBarButtonItem(title: "A", style: .plain, target: screen, action: screen.tapAction)
    send(item)
    screen.perform(screen.tapAction)
    #expect(screen.taps == 2)
  }

  @Test func overridesInExtensionsAreCalled() {
    let team = TeamViewController()
    Simulator().show(team)
    team.refresh("now")
    #expect(team.heard == ["did load 5", "will appear 16", "refresh now!"])
    #expect(team.prefersStatusBarHidden)
  }

  @Test func overridesOfTheExtensionsOfTheSystemsViewsAreCalled() {
    let (view, label, badge) = (UIView(), UILabel(), PaintedBadge())
    view.addSubview(label)
    label.addSubview(badge)
    view.paint()
    #expect([view, label, badge].map(\.tag) == [0, 1, 20])
    #expect([label.text, badge.text] == ["view label 1", "badge view label 20"])
  }

  #if os(Linux)
    @Test func optionalMethodsOfTheSystemAreCalled() {
      final class Source: NSObject, UITableViewDataSource {
        func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          UITableViewCell()
        }
        func numberOfSections(in table: UITableView) -> Int { 4 }
      }
      let (source, table) = (Source(), UITableView())
      #expect(RowScreen(frame: .zero).sections(of: source, in: table) == [4, 0])
      table.dataSource = source
      #expect(RowScreen(frame: .zero).sections(of: source, in: table) == [4, 4])
    }
  #endif
}
