import Foundation
import HeadlessComponents
import HeadlessKit

/// One of five screens, and random calls on it.
@MainActor
final class CallRoom {
  let simulator: Simulator
  private let number: Int
  let table = TableView(frame: CGRect(x: 0, y: 0, width: 390, height: 200), style: .plain)
  let grid: CollectionView
  let source = CallSource()
  let field = TextField(frame: CGRect(x: 0, y: 210, width: 200, height: 30))
  let notes = TextView(frame: CGRect(x: 0, y: 250, width: 200, height: 60))
  let search = SearchBar(frame: CGRect(x: 0, y: 320, width: 300, height: 44))
  let slider = Slider(frame: CGRect(x: 0, y: 370, width: 100, height: 30))
  let stepper = Stepper(frame: CGRect(x: 110, y: 370, width: 94, height: 32))
  let segments = SegmentedControl(items: ["One", "Two"])
  let picker = PickerView(frame: CGRect(x: 210, y: 210, width: 150, height: 100))
  let dates = DatePicker(frame: CGRect(x: 0, y: 410, width: 200, height: 40))
  let button = Button(type: .system)
  let scroll = ScrollView(frame: CGRect(x: 210, y: 400, width: 100, height: 80))
  let item = BarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
  let stack: NavigationController
  let pages = PageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
  var alert: AlertController?
  let loose = View(frame: .zero)

  init(_ simulator: Simulator, _ number: Int) {
    self.simulator = simulator
    self.number = number
    grid = CollectionView(
      frame: CGRect(x: 0, y: 200, width: 390, height: 200), collectionViewLayout: FlowLayout())
    let screen = ViewController()
    screen.title = "Screen"
    screen.navigationItem.rightBarButtonItem = item
    stack = NavigationController(rootViewController: screen)
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    grid.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (table.dataSource, table.delegate) = (source, source)
    (grid.dataSource, grid.delegate) = (source, source)
    (picker.dataSource, picker.delegate) = (source, source)
    (table.dragDelegate, table.dropDelegate) = (source, source)
    button.setTitle("Choose", for: .normal)
    button.frame = CGRect(x: 310, y: 370, width: 80, height: 30)
    button.menu = Menu(children: [Action(title: "First") { _ in }])
    segments.frame = CGRect(x: 210, y: 320, width: 150, height: 32)
    scroll.contentSize = CGSize(width: 500, height: 500)
    switch number {
    case 0: simulator.show(table)
    case 1: simulator.show(grid)
    case 2:
      let form: [View] = [
        field, notes, search, slider, stepper, segments, picker, dates, button, scroll,
      ]
      for view in form { screen.view.addSubview(view) }
      simulator.show(stack)
    case 3:
      screen.view.addSubview(table)
      simulator.show(stack)
      let alert = AlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      alert.addAction(AlertAction(title: "OK", style: .default))
      screen.present(alert, animated: false)
      self.alert = alert
    default:
      table.isEditing = true
      grid.dragInteractionEnabled = true
      for view in [table, grid, scroll] as [View] { screen.view.addSubview(view) }
      simulator.show(stack)
    }
    if number != 4 { _ = simulator.trySettling() }
  }

  // MARK: Random arguments

  // Half of the arguments make sense on the screen.

  private func path(_ dice: inout Dice) -> IndexPath {
    if dice.flip() { return dice.pick([[0, 0], [0, 1], [0, 2], [1, 0]]) }
    return dice.pick([
      [0, 0], [0, 1], [0, 2], [1, 0], [0, 40], [7, 0], [0, -1], [-3, 2], [], [1], [0, 1, 2],
      [0, Int.max], [Int.min, 0],
    ])
  }

  private func number(_ dice: inout Dice) -> Double {
    if dice.flip() { return dice.pick([1, 2, 12.5, 30]) }
    return dice.pick([0, 1, -1, 12.5, 300, -1e9, 1e300, .nan, .infinity, -.infinity, 0.001])
  }

  private func count(_ dice: inout Dice) -> Int {
    dice.flip() ? 1 : dice.pick([0, 1, 2, -1, Int.min, Int.max, 7])
  }

  private func text(_ dice: inout Dice) -> String {
    dice.pick(["", "OK", "First", "Delete", "One", "row 1", "👩‍👩‍👧", "A", "Choose", "\n", "Edit"])
  }

  private func point(_ dice: inout Dice) -> CGPoint {
    CGPoint(x: number(&dice), y: dice.pick([20, 250, number(&dice)]))
  }

  private func query(_ dice: inout Dice) -> ScreenQuery {
    if dice.flip() {
      return dice.pick([
        .row(at: [0, 0]), .row(at: [0, 1]), .row("row 1"), .text("row 2"),
        .button("Choose"), .button("Edit"), .button("OK"), .button("One"), .title("Screen"),
        .view(TextField.self), .view(TextView.self), .view(ScrollView.self).nth(0),
      ])
    }
    let text = text(&dice)
    let one: ScreenQuery = dice.pick([
      .text(text), .text(containing: text), .button(text), .button, .field(text), .field, .toggle,
      .image, .title(text), .tab(text), .label(text), .identifier(text), .row(text),
      .row(at: path(&dice)), .section(text), .view(ScrollView.self), .view(TextView.self),
      .trait(.button),
    ])
    return dice.pick([one, one, one.nth(count(&dice)), one.within(.view(TableView.self))])
  }

  private func view(_ dice: inout Dice) -> View {
    dice.pick([
      table, grid, field, notes, search, slider, stepper, segments, picker, dates, button, scroll,
      loose, stack.view,
    ])
  }

  // MARK: Random calls

  /// The kinds of calls that make sense on each screen.
  private static let fitting = [[0, 2], [0, 2], [1, 2, 3], [4, 2], [0, 1]]

  /// Makes a call with random arguments: one that makes sense on the screen, or any.
  func callSomething(_ dice: inout Dice) throws(QueryFailure) {
    switch dice.flip() ? dice.pick(Self.fitting[number]) : Int(dice.next() % 5) {
    case 0: try touchList(&dice)
    case 1: try touchView(&dice)
    case 2: try touchQuery(&dice)
    case 3: try touchControl(&dice)
    default: try touchController(&dice)
    }
  }

  private func touchList(_ dice: inout Dice) throws(QueryFailure) {
    let (path, other, text) = (path(&dice), self.path(&dice), text(&dice))
    let edge: Simulator.SwipeEdge = dice.pick([.leading, .trailing])
    let action: SwipeActionQuery = dice.pick([.title(text), .image("trash"), .place(count(&dice))])
    switch Int(dice.next() % 26) {
    case 0: try simulator.tap(path, in: table)
    case 1: try simulator.tap(path, in: grid)
    case 2: try simulator.tapAccessoryButton(at: path, in: table)
    case 3: try simulator.tapEditControl(at: path, in: table)
    case 4: try simulator.swipeToDelete(at: path, in: table)
    case 5: try simulator.swipeToDelete(at: path, in: grid)
    case 6: try simulator.tapSwipeAction(text, at: path, edge: edge, in: table)
    case 7: try simulator.tapSwipeAction(text, at: path, edge: edge, in: grid)
    case 8: try simulator.tapSwipeAction(action, at: path, edge: edge, in: table)
    case 9: try simulator.tapSwipeAction(action, at: path, edge: edge, in: grid)
    case 10: try simulator.drag(from: path, to: other, in: table)
    case 11: try simulator.drag(from: path, over: [other, path], to: other, in: table)
    case 12: try simulator.drag(from: path, to: other, in: grid)
    case 13: try simulator.tapSectionIndexTitle(text, in: table)
    case 14: try simulator.tapIndexTitle(text, in: grid)
    case 15: try simulator.tapOutlineDisclosure(at: path, in: grid)
    case 16: try simulator.scroll(to: path, in: table)
    case 17: try simulator.scroll(to: path, in: grid)
    case 18: try simulator.scroll(section: count(&dice), to: number(&dice), in: grid)
    case 19: try simulator.longPress(path, in: table, duration: number(&dice))
    case 20: try simulator.longPress(path, in: grid, duration: number(&dice))
    case 21: try simulator.openContextMenu(at: path, in: table)
    case 22: try simulator.openContextMenu(at: path, in: grid)
    case 23: try simulator.dragAndDrop(path, to: dice.pick([nil, other]), in: table)
    case 24: try simulator.dragAndDrop(path, of: table, to: dice.pick([nil, other]), in: grid)
    default: try simulator.drop([], at: dice.pick([nil, other]), in: table)
    }
  }

  private func touchView(_ dice: inout Dice) throws(QueryFailure) {
    let (view, number) = (view(&dice), number(&dice))
    switch Int(dice.next() % 13) {
    case 0: try simulator.tap(view, times: count(&dice))
    case 1: try simulator.tap(at: point(&dice), times: count(&dice))
    case 2: try simulator.longPress(view, duration: number)
    case 3: try simulator.longPress(at: point(&dice), duration: number)
    case 4: try simulator.swipe(view, dice.pick([.left, .right, .up, .down, []]))
    case 5: try simulator.swipe(at: point(&dice), .left)
    case 6: try simulator.pinch(view, scale: number)
    case 7: try simulator.rotate(view, by: number)
    case 8: try simulator.scroll(scroll, by: point(&dice))
    case 9: try simulator.scroll(at: point(&dice), by: point(&dice))
    case 10: try simulator.zoom(scroll, to: number)
    case 11: try simulator.openContextMenu(of: view)
    default: try simulator.pullToRefresh(in: dice.pick([table, scroll]))
    }
  }

  private func touchQuery(_ dice: inout Dice) throws(QueryFailure) {
    let (query, other, text) = (query(&dice), self.query(&dice), text(&dice))
    switch Int(dice.next() % 22) {
    case 0: try simulator.tap(query, times: count(&dice))
    case 1: try simulator.find(query)
    case 2: _ = try simulator.findIfPresent(query)
    case 3: _ = try simulator.find(query, as: TextField.self)
    case 4: try simulator.longPress(query, duration: number(&dice))
    case 5: try simulator.swipe(query, .left)
    case 6: try simulator.choose(text, from: query)
    case 7: try simulator.type(text, into: query)
    case 8: try simulator.deleteBackward(count(&dice), in: query)
    case 9: try simulator.pressReturn(in: query)
    case 10: try simulator.clearText(in: query)
    case 11: try simulator.select(text, in: query)
    case 12: try simulator.replace(text, with: "B", in: query)
    case 13: try simulator.tapSwipeAction(text, on: query)
    case 14: try simulator.tapSwipeAction(.image("trash"), on: query, edge: .leading)
    case 15: try simulator.swipeToDelete(query)
    case 16: try simulator.tapAccessoryButton(of: query)
    case 17: try simulator.tapEditControl(of: query)
    case 18: try simulator.drag(query, to: other)
    case 19: try simulator.dragAndDrop(query, to: other)
    case 20: try simulator.scroll(to: query)
    default: try simulator.pullToRefresh(dice.pick([nil, query]))
    }
  }

  private func touchControl(_ dice: inout Dice) throws(QueryFailure) {
    let (text, count) = (text(&dice), count(&dice))
    switch Int(dice.next() % 19) {
    case 0: try simulator.type(text, into: field)
    case 1: try simulator.type(text, into: notes)
    case 2: try simulator.type(text, into: search)
    case 3: try simulator.deleteBackward(count, in: field)
    case 4: try simulator.deleteBackward(count, in: notes)
    case 5: try simulator.deleteBackward(count, in: search)
    case 6: try simulator.pressReturn(in: field)
    case 7: try simulator.clearText(in: field)
    case 8: try simulator.clearText(in: search)
    case 9: try simulator.select(text, in: notes)
    case 10: try simulator.replace(text, with: "C", in: notes)
    case 11: try simulator.step(stepper, up: true)
    case 12: try simulator.tapSegment(text, in: segments)
    case 13: try simulator.slide(slider, to: Float(number(&dice)))
    case 14: try simulator.turn(picker, to: count, inComponent: self.count(&dice))
    case 15: try simulator.choose(Date(timeIntervalSince1970: number(&dice)), in: dates)
    case 16: try simulator.choose(text, from: button)
    case 17: try simulator.chooseScope(text, in: search)
    default: try simulator.tapLink(URL(fileURLWithPath: "/"), in: notes)
    }
  }

  private func touchController(_ dice: inout Dice) throws(QueryFailure) {
    let text = text(&dice)
    switch Int(dice.next() % 17) {
    case 0: try simulator.tap(item)
    case 1: try simulator.choose(text, from: item)
    case 2: try simulator.tapBackButton(in: stack)
    case 3: try simulator.swipeBack(in: stack)
    case 4: try simulator.tap(TabBarItem(title: "Tab", image: nil, tag: 0))
    case 5: try simulator.choose(text, in: alert ?? AlertController())
    case 6: try simulator.swipeAway(dice.pick([stack, pages]))
    case 7: try simulator.turnPage(of: pages)
    case 8: try simulator.triggerSegue(text, from: stack)
    case 9: try simulator.press(text, modifierFlags: .command)
    case 10: try simulator.chooseMenuItem(text)
    case 11: try simulator.tapSearchButton(in: search)
    case 12: try simulator.tapCancelButton(in: search)
    case 13: try simulator.pick([], in: DocumentPickerViewController())
    case 14: try simulator.cancel(ImagePickerController())
    case 15: try simulator.advance(by: number(&dice))
    default: try simulator.settle()
    }
  }
}

/// A layout with items of fixed size.
private final class FlowLayout: CollectionViewFlowLayout {}

/// Rows and items, all alike, with swipe actions on the first row.
@MainActor
final class CallSource: NSObject, TableViewDataSource, TableViewDelegate, CollectionViewDataSource,
  CollectionViewDelegate, PickerViewDataSource, PickerViewDelegate, TableViewDragDelegate,
  TableViewDropDelegate
{
  func numberOfSections(in tableView: TableView) -> Int { 2 }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 20 }
  func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = "row \(indexPath.row)"
    return cell
  }
  func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    guard indexPath == [0, 0] else { return nil }
    let action = ContextualAction(style: .normal, title: nil) { _, _, done in done(true) }
    action.image = Image(systemName: "trash")
    return SwipeActionsConfiguration(actions: [action])
  }
  func numberOfSections(in collectionView: CollectionView) -> Int { 2 }
  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { 20 }
  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  func numberOfComponents(in pickerView: PickerView) -> Int { 1 }
  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int {
    [3][component]
  }
  func tableView(
    _ tableView: TableView, itemsForBeginning session: any DragSession, at indexPath: IndexPath
  ) -> [DragItem] { [] }
  func tableView(
    _ tableView: TableView, performDropWith coordinator: any TableViewDropCoordinator
  ) {}
}
