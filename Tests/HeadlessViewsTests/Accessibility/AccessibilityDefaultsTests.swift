import Foundation
import HeadlessKit
import Testing

/// The default accessibility properties of views, and the values that replace them.
@MainActor
@Suite struct AccessibilityDefaultsTests {
  struct Spoken: Equatable {
    var isElement: Bool
    var label: String?
    var value: String?
    var traits: AccessibilityTraits

    @MainActor init(_ object: AccessibleObject) {
      isElement = object.isAccessibilityElement
      label = object.accessibilityLabel
      value = object.accessibilityValue
      traits = object.accessibilityTraits
    }
    init(_ isElement: Bool, _ label: String?, _ value: String?, _ traits: AccessibilityTraits) {
      (self.isElement, self.label, self.value, self.traits) = (isElement, label, value, traits)
    }
  }

  @Test func labelsAndTextFieldsDescribeTheirTexts() {
    let label = Label()
    label.text = "Emma"
    #expect(Spoken(label) == Spoken(true, "Emma", nil, .staticText))
    label.isEnabled = false
    #expect(Spoken(label).traits == [.staticText, .notEnabled])
    let field = TextField()
    field.placeholder = "Name"
    #expect(Spoken(field) == Spoken(true, "Name", "", .none))
    field.text = "Emma"
    #expect(Spoken(field) == Spoken(true, nil, "Emma", .none))
    field.isSecureTextEntry = true
    #expect(field.accessibilityValue == "••••")
    #expect(Spoken(SearchBar().searchTextField) == Spoken(true, nil, "", .searchField))
    let lines = TextView()
    lines.text = "a"
    #expect(Spoken(lines) == Spoken(true, nil, "a", .none))
  }

  @Test func controlsDescribeTheirStates() {
    let button = Button(type: .system)
    button.setTitle("Done", for: .normal)
    #expect(Spoken(button) == Spoken(true, "Done", nil, .button))
    button.isSelected = true
    button.isEnabled = false
    #expect(button.accessibilityTraits == [.button, .selected, .notEnabled])
    let star = Button(type: .system)
    star.setImage(Image(systemName: "star"), for: .normal)
    #expect(star.accessibilityLabel == "star")
    let toggle = Switch()
    #expect(Spoken(toggle) == Spoken(true, nil, "0", [.button, .toggleButton]))
    toggle.isOn = true
    #expect(toggle.accessibilityValue == "1")
    let slider = Slider()
    slider.value = 0.5
    #expect(Spoken(slider) == Spoken(true, nil, "50%", .adjustable))
    slider.accessibilityIncrement()
    #expect(slider.accessibilityValue == "60%")
    let pages = PageControl()
    pages.numberOfPages = 3
    pages.accessibilityIncrement()
    #expect(Spoken(pages) == Spoken(true, nil, "page 2 of 3", .adjustable))
    let line = ProgressView()
    line.progress = 0.25
    #expect(Spoken(line) == Spoken(true, nil, "25%", .updatesFrequently))
    let wheel = ActivityIndicatorView()
    wheel.startAnimating()
    #expect(Spoken(wheel) == Spoken(true, "In progress", "1", .updatesFrequently))
    #expect(Spoken(ImageView(image: Image(named: "cover"))) == Spoken(false, "cover", nil, .image))
    #expect(Spoken(View()) == Spoken(false, nil, nil, .none))
  }

  @Test func barsAndAlertsDescribeTheirParts() {
    #expect(Spoken(BarButtonItem(systemItem: .trash)) == Spoken(true, "Delete", nil, .button))
    let item = BarButtonItem(title: "Edit", primaryAction: nil)
    item.isEnabled = false
    #expect(Spoken(item) == Spoken(true, "Edit", nil, [.button, .notEnabled]))
    let tab = TabBarItem(tabBarSystemItem: .topRated, tag: 0)
    tab.badgeValue = "3"
    #expect(Spoken(tab) == Spoken(true, "Top Rated", "3", .button))
    #expect(Spoken(AlertAction(title: "Yes", style: .default)) == Spoken(true, "Yes", nil, .button))
  }

  @Test func aCellsLabelJoinsTheTextsInIt() {
    let cell = TableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "Emma"
    cell.detailTextLabel?.text = "Jane Austen"
    cell.contentView.addSubview(Button(type: .contactAdd))
    cell.layoutIfNeeded()
    #expect(Spoken(cell) == Spoken(true, "Emma, Jane Austen", nil, .none))
    cell.isSelected = true
    #expect(cell.accessibilityTraits == .selected)
    cell.detailTextLabel?.isHidden = true
    #expect(cell.accessibilityLabel == "Emma")
    let (group, note) = (View(), Label())
    note.text = "Note"
    group.addSubview(note)
    cell.contentView.addSubview(group)
    #expect(cell.accessibilityLabel == "Note, Emma")
    group.accessibilityElementsHidden = true
    #expect(cell.accessibilityLabel == "Emma")
    #expect(Spoken(CollectionViewCell()) == Spoken(false, nil, nil, .none))
    let row = CollectionViewListCell()
    var content = row.defaultContentConfiguration()
    content.text = "Dune"
    row.contentConfiguration = content
    row.layoutIfNeeded()
    #expect(Spoken(row) == Spoken(true, "Dune", nil, .none))
  }

  @Test func assignedPropertiesReplaceTheDefaults() {
    let label = Label()
    label.text = "E."
    label.accessibilityLabel = "Emma"
    label.accessibilityTraits.insert(.header)
    label.accessibilityValue = "read"
    label.accessibilityHint = "Opens the book."
    #expect(Spoken(label) == Spoken(true, "Emma", "read", [.staticText, .header]))
    #expect(label.accessibilityAttributedHint?.string == "Opens the book.")
    #expect(label.accessibilityUserInputLabels == ["Emma"])
    label.accessibilityLabel = nil
    label.isAccessibilityElement = false
    #expect(Spoken(label) == Spoken(false, "E.", "read", [.staticText, .header]))
  }

  @Test func overriddenPropertiesReplaceTheDefaults() {
    final class BookCell: TableViewCell {
      override var accessibilityLabel: String? {
        get { "A book" }
        set {}
      }
      override var accessibilityTraits: AccessibilityTraits {
        get { super.accessibilityTraits.union(.button) }
        set {}
      }
      override func accessibilityActivate() -> Bool { true }
    }
    let cell = BookCell(style: .default, reuseIdentifier: nil)
    #expect(Spoken(cell) == Spoken(true, "A book", nil, .button))
    #expect(cell.accessibilityActivate())
    #expect(!View().accessibilityActivate())
  }

  @Test func traitsHaveSwiftsNames() {
    #expect("\(AccessibilityTraits.none)" == ".none")
    #expect("\(AccessibilityTraits.button)" == ".button")
    #expect("\([.header, .button] as AccessibilityTraits)" == "[.button, .header]")
  }
}
