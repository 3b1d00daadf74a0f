import Foundation
import TestSupport
import Testing

@testable import HeadlessControls
@testable import HeadlessKit
@testable import HeadlessViews

/// Fields, text views and search bars under random typing, against plain strings.
@MainActor
@Suite struct TextRuleTests {
  private let simulator = Simulator()
  private let ground = View()

  init() { simulator.show(ground) }

  private final class Judge: NSObject, TextFieldDelegate, TextViewDelegate {
    var (allows, edits, ends) = (true, true, true)
    var asked: [(range: NSRange, text: String)] = []
    var lines: [String] = []
    func textField(
      _ textField: TextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      asked.append((range, string))
      return allows
    }
    func textView(
      _ textView: TextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      asked.append((range, text))
      return allows
    }
    func textFieldDidChangeSelection(_ textField: TextField) { lines.append("selection") }
    func textViewDidChangeSelection(_ textView: TextView) { lines.append("selection") }
    func textViewDidChange(_ textView: TextView) { lines.append("change") }
    func textFieldShouldClear(_ textField: TextField) -> Bool { allows }
    func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { edits }
    func textFieldShouldEndEditing(_ textField: TextField) -> Bool { ends }
    func textViewShouldBeginEditing(_ textView: TextView) -> Bool { edits }
    func textViewShouldEndEditing(_ textView: TextView) -> Bool { ends }
    func textFieldDidBeginEditing(_ textField: TextField) { lines.append("begin") }
    func textViewDidBeginEditing(_ textView: TextView) { lines.append("begin") }
    func textFieldDidEndEditing(_ textField: TextField) { lines.append("end") }
    func textViewDidEndEditing(_ textView: TextView) { lines.append("end") }
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  /// A text with an insertion point or a selection, in UTF-16 units.
  private struct Model {
    var text = ""
    var selection = NSRange(location: 0, length: 0)
    var length: Int { text.utf16.count }

    mutating func replace(_ range: NSRange, _ new: String) {
      text = (text as NSString).replacingCharacters(in: range, with: new)
      selection = NSRange(location: range.location + new.utf16.count, length: 0)
    }

    /// What the delete key deletes: the selection, or the whole character before it.
    var rangeToDelete: NSRange {
      guard selection.length == 0, selection.location > 0 else { return selection }
      var start = 0
      for character in text {
        let end = start + character.utf16.count
        if end >= selection.location { return NSRange(location: start, length: end - start) }
        start = end
      }
      return selection
    }

    /// A place between two characters.
    func place(using random: inout SeededGenerator) -> Int {
      let places = text.indices + [text.endIndex]
      let index = places.randomElement(using: &random) ?? text.startIndex
      return text.utf16.distance(from: text.startIndex, to: index)
    }
  }

  @Test func aFieldIsAStringWithASelection() {
    for seed in 0..<UInt64(40) {
      var random = SeededGenerator(seed: seed)
      let (field, judge) = (TextField(), Judge())
      field.delegate = judge
      var (model, changes, heard) = (Model(), 0, 0)
      field.addAction(Action { _ in heard += 1 }, for: .editingChanged)
      for _ in 0..<25 {
        let new = ["a", "bc", "é", "👍🏽", "\u{65}\u{301}"].randomElement(using: &random) ?? ""
        judge.allows = Int.random(in: 0..<4, using: &random) != 0
        judge.asked = []
        var (asks, edits): (NSRange?, NSRange?) = (nil, nil)
        var typed = new
        switch Int.random(in: 0..<7, using: &random) {
        case 0, 1:
          (asks, edits) = (model.selection, judge.allows ? model.selection : nil)
          field.type(new)
        case 2:
          (asks, typed) = (model.rangeToDelete, "")
          edits = judge.allows ? asks : nil
          field.typeDelete()
        case 3:
          edits = model.selection
          field.insertText(new)
        case 4:
          (edits, typed) = (model.rangeToDelete, "")
          field.deleteBackward()
        case 5:
          let (one, other) = (model.place(using: &random), model.place(using: &random))
          let range = NSRange(location: min(one, other), length: abs(one - other))
          field.selectedTextRange = field.textRange(
            from: TextPosition(one), to: TextPosition(other))
          model.selection = range
          #expect(judge.take() == ["selection"])
        default:
          field.text = new + new
          model = Model(text: new + new)
          model.selection.location = model.length
          #expect(judge.take() == [])
        }
        if let edits {
          model.replace(edits, typed)
          changes += 1
          #expect(judge.take() == ["selection"])
        }
        #expect(judge.asked.map(\.range) == [asks].compactMap(\.self), "\(seed)")
        #expect(field.text == model.text && field.selectedCharacters == model.selection, "\(seed)")
        #expect(field.hasText == !model.text.isEmpty && heard == changes)
        #expect(field.endOfDocument.offset == model.length)
        #expect(judge.take() == [])
      }
      judge.allows = false
      field.text = "left"
      field.clear()
      #expect(field.text == "left")
      judge.allows = true
      field.clear()
      #expect(field.text == "" && heard == changes + 1)
    }
  }

  @Test func aTextViewIsAStringWithASelectionWithAndWithoutStorage() {
    for seed in 0..<UInt64(40) {
      var random = SeededGenerator(seed: seed)
      let (view, judge) = (TextView(frame: CGRect(x: 0, y: 0, width: 99, height: 99)), Judge())
      view.delegate = judge
      if seed % 2 == 1 { _ = view.textStorage }
      var model = Model()
      for _ in 0..<25 {
        let new = ["a", "b\n", "é", "👍🏽"].randomElement(using: &random) ?? ""
        judge.allows = Int.random(in: 0..<4, using: &random) != 0
        judge.asked = []
        var (edits, typed): (NSRange?, String) = (nil, new)
        switch Int.random(in: 0..<6, using: &random) {
        case 0, 1:
          edits = judge.allows ? model.selection : nil
          let range = model.selection
          view.type(new)
          #expect(judge.asked.map(\.range) == [range] && judge.asked.map(\.text) == [new])
        case 2:
          edits = model.selection
          view.insertText(new)
        case 3:
          (edits, typed) = (model.rangeToDelete, "")
          view.deleteBackward()
        case 4:
          let (one, other) = (model.place(using: &random), model.place(using: &random))
          let range = NSRange(location: min(one, other), length: abs(one - other))
          view.selectedRange = range
          #expect(judge.take() == (range == model.selection ? [] : ["selection"]))
          model.selection = range
        default:
          let old = model.selection
          view.text = new
          model = Model(text: new)
          model.selection.location = model.length
          #expect(judge.take() == (old == model.selection ? [] : ["selection"]), "\(seed)")
        }
        if let edits {
          model.replace(edits, typed)
          #expect(judge.take() == ["selection", "change"])
        }
        #expect(view.text == model.text && view.selectedRange == model.selection, "\(seed)")
        #expect(view.hasText == !model.text.isEmpty && judge.take() == [])
        if seed % 2 == 1 { #expect(view.textStorage.string == model.text) }
      }
      view.selectedRange = NSRange(location: 999, length: 5)
      view.insertText("!")
      #expect(view.text == model.text + "!")
    }
  }

  @Test func editingBeginsAndEndsIfTheDelegateAgrees() {
    let (field, view, judge) = (TextField(), TextView(), Judge())
    (field.delegate, view.delegate) = (judge, judge)
    #expect(!field.becomeFirstResponder() && !view.becomeFirstResponder())
    ground.addSubview(field)
    ground.addSubview(view)
    ground.endEditing(true)
    _ = judge.take()
    let inputs: [(View, (Bool) -> Void)] = [
      (field, { field.isEnabled = $0 }),
      (view, { (view.isEditable, view.isSelectable) = ($0, $0) }),
    ]
    for (input, enable) in inputs {
      enable(false)
      #expect(!input.canBecomeFirstResponder && !input.becomeFirstResponder())
      enable(true)
      judge.edits = false
      #expect(!input.becomeFirstResponder() && !input.isFirstResponder)
      judge.edits = true
      #expect(input.becomeFirstResponder() && input.isFirstResponder && judge.take() == ["begin"])
      #expect(input.becomeFirstResponder() && judge.take() == [])
      judge.ends = false
      #expect(!input.resignFirstResponder() && input.isFirstResponder && judge.take() == [])
      judge.ends = true
      #expect(input.resignFirstResponder() && !input.isFirstResponder && judge.take() == ["end"])
      #expect(input.resignFirstResponder() && judge.take() == [])
    }
    view.isEditable = false
    judge.edits = false
    #expect(view.becomeFirstResponder() && view.resignFirstResponder() && judge.take() == [])
  }

  @Test func positionsAreNumbers() throws {
    let field = TextField()
    field.text = "abcde"
    for one in 0...5 {
      for other in 0...5 {
        let (first, second) = (TextPosition(one), TextPosition(other))
        let range = try #require(field.textRange(from: first, to: second))
        let (low, high) = (min(one, other), max(one, other))
        #expect(range.start == TextPosition(low) && range.end == TextPosition(high))
        #expect(range.isEmpty == (one == other))
        #expect(field.text(in: range) == String("abcde".dropFirst(low).prefix(high - low)))
        #expect(field.offset(from: first, to: second) == other - one)
        #expect(
          field.compare(first, to: second)
            == (one < other ? .orderedAscending : one > other ? .orderedDescending : .orderedSame))
        #expect((first == second) == (one == other))
        #expect((range == TextRange(NSRange(location: low, length: high - low))))
        let moved = field.position(from: first, offset: other - 2)
        #expect(
          moved == ((0...5).contains(one + other - 2) ? TextPosition(one + other - 2) : nil))
      }
    }
    #expect(field.text(in: TextRange(NSRange(location: 3, length: 3))) == nil)
    #expect(TextRange().isEmpty && TextPosition() == field.beginningOfDocument)
    field.selectedTextRange = nil
    #expect(field.selectedCharacters == NSRange(location: 5, length: 0))
    field.replace(TextRange(NSRange(location: 1, length: 2)), withText: "X")
    #expect(field.text == "aXde")
    let end = try #require(field.closestPosition(to: CGPoint(x: 999, y: 0)))
    #expect(end.offset == 4 && field.characterRange(at: CGPoint(x: 999, y: 0)) == nil)
    #expect(
      field.characterRange(at: CGPoint(x: -9, y: 0)) == TextRange(NSRange(location: 0, length: 1)))
  }

  @Test func theTextIsBetweenTheViewsThatAreShown() {
    let modes: [TextField.ViewMode] = [.never, .whileEditing, .unlessEditing, .always]
    let bounds = CGRect(x: 10, y: 20, width: 200, height: 40)
    for leftMode in modes {
      for rightMode in modes {
        for isEditing in [false, true] {
          for border in [TextField.BorderStyle.none, .roundedRect] {
            let field = TextField(frame: bounds)
            ground.addSubview(field)
            field.borderStyle = border
            field.leftView = View(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
            field.rightView = View(frame: CGRect(x: 0, y: 0, width: 15, height: 10))
            (field.leftViewMode, field.rightViewMode) = (leftMode, rightMode)
            if isEditing { field.becomeFirstResponder() }
            field.layoutIfNeeded()
            func isShown(_ mode: TextField.ViewMode) -> Bool {
              mode == .always || mode == (isEditing ? .whileEditing : .unlessEditing)
            }
            #expect(field.leftView?.isHidden == !isShown(leftMode))
            #expect(field.rightView?.isHidden == !isShown(rightMode))
            #expect(field.leftView?.frame == CGRect(x: 0, y: 10, width: 30, height: 20))
            #expect(field.rightView?.frame == CGRect(x: 185, y: 15, width: 15, height: 10))
            let side: CGFloat = border == .none ? 0 : 7
            let left = side + (isShown(leftMode) ? 30 : 0)
            let right = side + (isShown(rightMode) ? 15 : 0)
            let text = CGRect(x: 10 + left, y: 20, width: 200 - left - right, height: 40)
            #expect(field.textRect(forBounds: bounds) == text)
            #expect(field.editingRect(forBounds: bounds) == text)
            #expect(field.placeholderRect(forBounds: bounds) == text)
            #expect(
              field.clearButtonRect(forBounds: bounds)
                == CGRect(x: 186, y: 28, width: 24, height: 24))
            #expect(field.borderRect(forBounds: bounds) == bounds)
            let old = field.leftView
            field.leftView = nil
            #expect(old?.superview == nil)
            field.removeFromSuperview()
          }
        }
      }
    }
  }

  @Test func aFieldSaysItsTextOrItsPlaceholder() {
    let field = TextField()
    field.placeholder = "Name"
    #expect(field.accessibilityLabel == "Name" && field.accessibilityValue == "")
    field.text = "Ada"
    #expect(field.accessibilityLabel == nil && field.accessibilityValue == "Ada")
    field.isSecureTextEntry = true
    #expect(field.accessibilityValue == "•••")
    field.attributedPlaceholder = NSAttributedString(string: "Other")
    #expect(field.placeholder == "Other")
    field.attributedText = nil
    #expect(field.text == "" && field.accessibilityLabel == "Other")
    let sizes: [(SystemProfile, TextField.BorderStyle)] = [
      (.iOS26, .none), (.iOS26, .roundedRect), (.iOS17, .none), (.iOS17, .roundedRect),
    ]
    for (profile, border) in sizes {
      Simulator(profile: profile).run {
        let field = TextField()
        field.font = .halfEm(ofSize: 20)
        (field.borderStyle, field.placeholder) = (border, "abcd")
        let line = Font.halfEm(ofSize: 20).lineHeight.rounded(.up)
        let isRoomy = profile.textFieldDesign == .roomy
        let height =
          border == .none
          ? line + (isRoomy ? 1 : 0) : max(isRoomy ? 34 : 30, line + (isRoomy ? 13 : 9))
        let padding: CGFloat = border == .none ? 0 : 14
        #expect(field.intrinsicContentSize == CGSize(width: 40 + padding, height: height))
        field.text = "ab"
        #expect(field.sizeThatFits(.zero).width == 20 + padding)
        field.font = .halfEm(ofSize: 8)
        #expect(
          field.intrinsicContentSize.height
            >= (border == .none ? 0 : isRoomy ? 34 : 30))
      }
    }
  }

  // MARK: Search bars

  private final class Searcher: NSObject, SearchBarDelegate {
    var lines: [String] = []
    var (begins, ends, changes) = (true, true, true)
    func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool { begins }
    func searchBarShouldEndEditing(_ searchBar: SearchBar) -> Bool { ends }
    func searchBarTextDidBeginEditing(_ searchBar: SearchBar) {
      lines.append("begin \(searchBar.isFirstResponder)")
    }
    func searchBarTextDidEndEditing(_ searchBar: SearchBar) {
      lines.append("end \(searchBar.isFirstResponder)")
    }
    func searchBar(
      _ searchBar: SearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      lines.append("\(range.location)+\(range.length) \(text == "\n" ? "return" : text)")
      return changes
    }
    func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {
      lines.append("changed \(searchText)")
    }
    func searchBarCancelButtonClicked(_ searchBar: SearchBar) { lines.append("cancelled") }
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  @Test func aSearchBarAsksAndTellsItsDelegate() {
    let (bar, searcher) = (SearchBar(frame: CGRect(x: 0, y: 0, width: 200, height: 56)), Searcher())
    bar.delegate = searcher
    #expect(!bar.becomeFirstResponder())
    bar.resignFirstResponder()
    ground.addSubview(bar)
    #expect(!bar.isFirstResponder && searcher.take() == [])
    searcher.begins = false
    #expect(!bar.becomeFirstResponder() && searcher.take() == [])
    searcher.begins = true
    #expect(bar.searchTextField.becomeFirstResponder() && bar.isFirstResponder)
    #expect(bar.becomeFirstResponder() && searcher.take() == ["begin true"])
    bar.type("ab")
    bar.type("👍🏽")
    #expect(searcher.take() == ["0+0 ab", "changed ab", "2+0 👍🏽", "changed ab👍🏽"])
    bar.typeDelete()
    #expect(bar.text == "ab" && searcher.take() == ["2+4 ", "changed ab"])
    searcher.changes = false
    bar.type("c")
    bar.typeDelete()
    #expect(!bar.allowsSearchKey())
    #expect(bar.text == "ab" && searcher.take() == ["2+0 c", "1+1 ", "2+0 return"])
    bar.clear()
    #expect(bar.text == "" && searcher.take() == ["changed "])
    bar.typeDelete()
    bar.text = "set"
    #expect(searcher.take() == [])
    searcher.ends = false
    #expect(!bar.resignFirstResponder() && bar.isFirstResponder)
    searcher.ends = true
    bar.cancel()  // The delegate ends editing (behaviour 25.77).
    #expect(bar.isFirstResponder && searcher.take() == ["cancelled"])
    #expect(bar.resignFirstResponder() && searcher.take() == ["end false"])
    bar.layoutIfNeeded()
    #expect(bar.searchTextField.frame == CGRect(x: 10, y: 10, width: 180, height: 36))
    let field = TextField()
    ground.addSubview(field)
    field.becomeFirstResponder()
    bar.becomeFirstResponder()
    #expect(!field.isFirstResponder && bar.isFirstResponder)
    field.becomeFirstResponder()
    #expect(!bar.isFirstResponder && searcher.take() == ["begin true", "end false"])
  }

  @Test func tokensAreInsertedAndRemovedWithinTheirCount() {
    let field = SearchTextField()
    var names: [String] = []
    for (index, place) in [0, 1, 1, 0, 4].enumerated() {
      field.insertToken(SearchToken(icon: nil, text: "\(index)"), at: place)
      names.insert("\(index)", at: place)
    }
    #expect(field.tokens.map(\.text) == names)
    for place in [4, 0, 1] {
      field.removeToken(at: place)
      names.remove(at: place)
      #expect(field.tokens.map(\.text) == names)
    }
    for place in [-1, 3] {
      let report = captureCrash { field.insertToken(SearchToken(icon: nil, text: ""), at: place) }
      #expect(report != nil && field.tokens.count == 2)
    }
    for place in [-1, 2] {
      let report = captureCrash { field.removeToken(at: place) }
      #expect(report != nil && field.tokens.count == 2)
    }
  }
}
