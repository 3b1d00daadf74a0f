// Made from the blocks of Docs/HeadlessKit.docc/Articles/ComingFromXCUITest.md. Change them there, and then:
//     HEADLESSKIT_REGENERATE=1 swift test --filter CodeBlockTests
// swift-format-ignore-file
import HeadlessKit
import Testing
import UIKit

@MainActor @Test func comingFromXCUITest_block1() async throws {
// import HeadlessKit
// import UIKit

final class PersonViewController: UIViewController {
  let volume = UISlider(frame: CGRect(x: 20, y: 330, width: 200, height: 31))
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Ada"
    let birthday = UIDatePicker(frame: CGRect(x: 20, y: 160, width: 197, height: 35))
    birthday.datePickerMode = .date
    birthday.accessibilityLabel = "Birthday"
    let name = UITextField(frame: CGRect(x: 20, y: 210, width: 300, height: 31))
    name.placeholder = "Name"
    let favourite = UISwitch(frame: CGRect(x: 20, y: 260, width: 51, height: 31))
    favourite.accessibilityLabel = "Favourite"
    let card = UIView(frame: CGRect(x: 20, y: 400, width: 300, height: 100))
    card.accessibilityIdentifier = "card"
    for part in [birthday, name, favourite, volume, card] { view.addSubview(part) }
  }
}

final class PeopleViewController: UITableViewController {
  var people = ["Ada", "Grace", "Zoe"]
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "People"
  }
  override func tableView(_: UITableView, numberOfRowsInSection: Int) -> Int { people.count }
  override func tableView(
    _ table: UITableView, cellForRowAt path: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = people[path.row]
    let call = UIButton(type: .system)
    call.setTitle("Call", for: .normal)
    call.frame = CGRect(x: 200, y: 0, width: 60, height: 44)
    cell.contentView.addSubview(call)
    return cell
  }
  override func tableView(_: UITableView, didSelectRowAt path: IndexPath) {
    navigationController?.pushViewController(PersonViewController(), animated: true)
  }
  override func tableView(
    _: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let name = people[path.row]
    return UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
        let alert = UIAlertController(
          title: "Delete \(name)?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        self?.present(alert, animated: true)
        done(false)
      }
    ])
  }
}
#sourceLocation(file: "ComingFromXCUITest.md", line: 127)
// import Testing
// import UIKit

let simulator = Simulator()
let navigation = UINavigationController(rootViewController: PeopleViewController())
simulator.show(navigation)
try await simulator.find(.text("Ada"), within: .seconds(1))

// What is there
try simulator.find(.title("People"))
try simulator.find(.text("Ada"))
#expect(simulator.findAll(.text("Nobody")).isEmpty)
try await simulator.wait(until: simulator.findAll(.text("Nobody")).isEmpty, within: .seconds(1))
#expect(simulator.findAll(.row).count == 3)
#expect(try simulator.find(.row.nth(1)).texts.contains("Grace"))
#expect(try simulator.find(.row(at: [0, 1])).texts.contains("Grace"))
#expect(try simulator.find(.row.nth(0)).indexPath == [0, 0])
#expect(simulator.findAll(.text(containing: "ra")).map(\.text) == ["Grace"])
#expect(simulator.screenDrawing.contains("Grace"))

// Rows, and an alert
try simulator.scroll(to: .text("Zoe"))
try simulator.tap(.button("Call").within(.row("Zoe")))
try simulator.tapSwipeAction("Delete", on: .row("Zoe"))
try simulator.settle()
try simulator.find(.text("Delete Zoe?"))
try simulator.tap(.button("Cancel"))
try simulator.settle()

// A form
try simulator.tap(.row("Ada"))
try simulator.settle()
try simulator.tap(.field("Name"))
try simulator.type("gr")
try simulator.type("ace", into: .field("gr"))
try simulator.deleteBackward(2, in: .field("grace"))
try simulator.tap(.toggle("Favourite"))
#expect(try simulator.find(.toggle("Favourite")).value == "1")
let birthday = Date(timeIntervalSince1970: 631_152_000)
try simulator.choose(birthday, in: .datePicker("Birthday"))
let volume = try simulator.find(.view(UISlider.self), as: UISlider.self)
try simulator.slide(volume, to: 0.5)
#expect(try simulator.find(.identifier("card")).frame.width == 300)
try simulator.tap(.button("People"))
try simulator.settle()
#sourceLocation()
}
