import Foundation
import HeadlessControllers
import HeadlessControls
import HeadlessKit
import HeadlessLists
import HeadlessViews
import Testing

@testable import InterfaceDocuments

/// Properties of views and controllers by their keys: `value(forKey:)`, `setValue(_:forKey:)`.
@MainActor @Suite struct KeyedValueTests {
  let simulator = Simulator()

  final class ShelfController: ViewController {
    var table: TableView! = TableView(frame: .zero, style: .plain)
    lazy var books = ["Emma"]
    var note: String?
  }

  @Test func aViewsPropertiesAreSetAndReadByTheirNames() {
    let view: View = Label()
    view.setValue(true, forKey: "hidden")
    view.setValue(0.5, forKey: "alpha")
    view.setValue("Emma", forKey: "text")
    #expect(view.isHidden)
    #expect(view.alpha == 0.5)
    #expect(view.value(forKey: "text") as? String == "Emma")
    #expect(view.value(forKey: "isHidden") as? Bool == true)
    view.setValue(nil, forKey: "text")
    #expect(view.value(forKey: "text") == nil)
  }

  #if os(Linux)
    final class Book: NSObject {
      var title = "Emma"
    }

    @Test func aModelIsReadOnAnyQueue() async {
      nonisolated(unsafe) let book = Book()
      let read = await Task.detached {
        [book.value(forKey: "title"), book.value(forKeyPath: "title")].map { $0 as? String }
      }.value
      #expect(read == ["Emma", "Emma"])
    }
  #endif

  @Test func aKeyPathLeadsThroughObjects() {
    let controller = ShelfController()
    controller.setValue(8.0, forKeyPath: "table.layer.cornerRadius")
    #expect(controller.table.layer.cornerRadius == 8)
    #expect(controller.value(forKeyPath: "table.layer.cornerRadius") as? CGFloat == 8)
    controller.table = nil
    #expect(controller.value(forKeyPath: "table.layer.cornerRadius") == nil)
  }

  /// As tests read private outlets.
  @Test func theStoredPropertiesOfAnAppsClassAreRead() {
    let controller = ShelfController()
    #expect(controller.value(forKey: "table") as? TableView === controller.table)
    #expect(controller.value(forKey: "note") == nil)
    _ = controller.books
    #expect(controller.value(forKey: "books") as? [String] == ["Emma"])
  }

  @Test func aRegisteredPropertyIsSet() {
    let controller = ShelfController()
    simulator.resources.register(.property("note", \ShelfController.note))
    controller.setValue("Read", forKey: "note")
    #expect(controller.note == "Read")
  }

  @Test func anUnknownKeyRaises() {
    let crash = captureCrash { _ = View().value(forKey: "chapter") }
    #expect(crash?.name == .undefinedKey)
    #expect(
      crash?.reason.hasSuffix(
        "valueForUndefinedKey:]: this class is not key value coding-compliant for the key chapter.")
        == true)
    let other = captureCrash { View().setValue(1, forKey: "chapter") }
    #expect(other?.reason.contains("setValue:forUndefinedKey:]") == true)
  }

  /// Keys without a property in UIKit's interface, through a view of any type.
  @Test func aSearchBarsOwnKeysAreFoundThroughItsSuperclass() {
    let bar = SearchBar()
    let view: View = bar
    #expect(view.value(forKey: "searchField") as? TextField === bar.searchTextField)
    view.setValue("Done", forKey: "cancelButtonText")
    #expect(view.value(forKey: "cancelButtonText") as? String == "Done")
  }
}
