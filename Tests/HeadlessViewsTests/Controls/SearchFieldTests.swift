import Foundation
import HeadlessKit
import Testing

@MainActor
@Suite struct SearchFieldTests {
  final class RecordingDelegate: NSObject, SearchBarDelegate {
    var lines: [String] = []
    func searchBarTextDidBeginEditing(_ searchBar: SearchBar) { lines.append("begins") }
    func searchBarTextDidEndEditing(_ searchBar: SearchBar) { lines.append("ends") }
    func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {
      lines.append("'\(searchText)'")
    }
  }

  @Test func theFieldIsTheBarsTextField() throws {
    let (simulator, bar, witness) = (Simulator(), SearchBar(), RecordingDelegate())
    bar.delegate = witness
    simulator.show(bar, frame: CGRect(x: 0, y: 0, width: 390, height: 56))
    let field = bar.searchTextField
    bar.placeholder = "Find"
    bar.text = "x"
    #expect([field.placeholder, field.text] == ["Find", "x"])
    #expect(field.frame == CGRect(x: 10, y: 10, width: 370, height: 36))
    try simulator.tap(bar)
    #expect(bar.isFirstResponder)
    #expect(field.isEditing)
    try simulator.type("y", into: field)
    try simulator.type("z", into: bar)
    #expect(field.text == "xyz")
    field.resignFirstResponder()
    #expect(witness.lines == ["begins", "'xy'", "'xyz'", "ends"])
    field.text = "q"
    #expect(bar.text == "q")
  }
}
