// Made from the blocks of Docs/HeadlessKit.docc/Articles/ReuseOfCells.md. Change them there, and then:
//     HEADLESSKIT_REGENERATE=1 swift test --filter CodeBlockTests
// swift-format-ignore-file
import HeadlessKit
import ListTesting
import Testing

@MainActor @Test func reuseOfCells_block1() throws {
let printed = Printed("Docs/HeadlessKit.docc/Articles/ReuseOfCells.md")
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  printed.add(items, separator, terminator)
}
#sourceLocation(file: "ReuseOfCells.md", line: 30)
// import HeadlessKit
// import ListTesting

final class Tracks: NSObject, TableViewDataSource {
  var titles = (1...40).map { "Track \($0)" }
  func tableView(_: TableView, numberOfRowsInSection section: Int) -> Int { titles.count }
  func tableView(_ table: TableView, cellForRowAt path: IndexPath) -> TableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "track", for: path)
    cell.textLabel?.text = titles[path.row]
    return cell
  }
}

let (tracks, table) = (Tracks(), TableView())
let simulator = Simulator(screenSize: CGSize(width: 320, height: 132))  // three rows of 44 points
table.rowHeight = 44
table.register(TableViewCell.self, forCellReuseIdentifier: "track")
table.dataSource = tracks
simulator.show(table)

let recorder = ListRecorder(table)
table.contentOffset.y = 132  // three rows down
try simulator.settle()
print(recorder.takeTrace().about([.views]))
#sourceLocation()
try printed.expect(block: 1, fence: 29, #"""
0.00 s  ended cell-1 at 0 - 0
        cell-1 waits for reuse
        ended cell-2 at 0 - 1
        cell-2 waits for reuse
        ended cell-3 at 0 - 2
        cell-3 waits for reuse
        reused cell-3 "track"
        displayed cell-3 at 0 - 3
        reused cell-2 "track"
        displayed cell-2 at 0 - 4
        reused cell-1 "track"
        displayed cell-1 at 0 - 5
"""#)
#sourceLocation(file: "ReuseOfCells.md", line: 86)
table.reconfigureRows(at: [IndexPath(row: 3, section: 0)])
try simulator.settle()
print(recorder.takeTrace().about([.questions, .views]))
#sourceLocation()
try printed.expect(block: 2, fence: 85, #"""
0.00 s  view for 0 - 3?
        reconfigured cell-3 at 0 - 3
"""#)
}

@MainActor @Test func reuseOfCells_block3() throws {
let printed = Printed("Docs/HeadlessKit.docc/Articles/ReuseOfCells.md")
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  printed.add(items, separator, terminator)
}
#sourceLocation(file: "ReuseOfCells.md", line: 109)
// import HeadlessKit
// import ListTesting

final class Albums: NSObject, TableViewDataSource {
  func tableView(_: TableView, numberOfRowsInSection section: Int) -> Int { 40 }
  func tableView(_ table: TableView, cellForRowAt path: IndexPath) -> TableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "album", for: path)
    cell.textLabel?.text = "Album \(path.row)"
    if path.row == 0 { cell.accessoryType = .checkmark }  // other rows never reset it
    return cell
  }
}

let (simulator, albums, table) = (Simulator(), Albums(), TableView())
table.register(TableViewCell.self, forCellReuseIdentifier: "album")
table.dataSource = albums
simulator.show(table)

let check = ListCheck(table, [.reuse])
table.contentOffset.y = 600
try simulator.settle()
print(check.findings.first?.sentence ?? "nothing")
#sourceLocation()
try printed.expect(block: 3, fence: 108, #"""
A view of "album" came back from the pool and kept its accessoryType: some items set it and others leave it alone. Reset it in prepareForReuse(), or set it for every item.
"""#)
}

@MainActor @Test func reuseOfCells_block4() throws {
// import HeadlessKit
final class PhotoCell: TableViewCell {
  var photo: Int?
}
final class Loader {
  private var waiting: [(Int, (String) -> Void)] = []
  func load(_ photo: Int, _ done: @escaping (String) -> Void) { waiting.append((photo, done)) }
  func finish() {
    for (photo, done) in waiting { done("photo \(photo)") }
    waiting = []
  }
}
let loader = Loader()
let cell = PhotoCell()
#sourceLocation(file: "ReuseOfCells.md", line: 167)
@MainActor func show(_ photo: Int, in cell: PhotoCell) {
  cell.photo = photo
  cell.textLabel?.text = nil
  loader.load(photo) { [weak cell] name in
    guard let cell, cell.photo == photo else { return }  // the cell shows another row now
    cell.textLabel?.text = name
  }
}
#sourceLocation()
show(1, in: cell)
show(2, in: cell)
loader.finish()
#expect(cell.textLabel?.text == "photo 2")
}
