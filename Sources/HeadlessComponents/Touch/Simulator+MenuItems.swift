import HeadlessKit

extension Simulator {
  /// Chooses one of the app's items in the edit menu.
  ///
  /// - Parameters:
  ///   - title: The title of the item.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Throws: A ``QueryFailure`` unless the menu is shown, and an object in the responder chain
  ///   can perform the item.
  public func chooseMenuItem(
    _ title: String, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try perform("chooseMenuItem", on: title, file, line) {
      let offered = menuController.offeredItems
      guard let item = offered.first(where: { $0.title == title }) else {
        throw ControllerRefusal.noMenuItem(title, titles: offered.map(\.title))
      }
      menuController.choose(item)
    }
  }
}
