import HeadlessKit
import ListCore

/// A data source and a minimal delegate, whose items are strings.
@MainActor
final class ScenarioSource: NSObject, TableViewDataSource, TableViewDelegate,
  CollectionViewDataSource, CollectionViewDelegate
{
  /// The current content.
  var model: ScenarioModel
  /// The first requested item that the model does not have.
  private(set) var missing: ItemPath?

  init(_ model: ScenarioModel) {
    self.model = model
  }

  func numberOfSections(in tableView: TableView) -> Int { model.sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    model.sections[section].items.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    Self.cell(tableView, indexPath, text(at: indexPath))
  }

  func numberOfSections(in collectionView: CollectionView) -> Int { model.sections.count }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
  {
    model.sections[section].items.count
  }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    Self.cell(collectionView, indexPath, text(at: indexPath))
  }

  /// Returns the text of an item. A client's array would trap if it does not exist; this method
  /// records it.
  private func text(at indexPath: IndexPath) -> String {
    let path = ItemPath(item: indexPath.item, section: indexPath.section)
    if let item = model.item(at: path) { return item }
    missing = missing ?? path
    return ""
  }

  /// Returns the cell of a row.
  static func cell(_ table: TableView, _ path: IndexPath, _ text: String) -> TableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
    cell.textLabel?.text = text
    return cell
  }

  /// Returns the cell of an item.
  static func cell(
    _ view: CollectionView, _ path: IndexPath, _ text: String
  ) -> CollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    var content = ListContentConfiguration.cell()
    content.text = text
    cell.contentConfiguration = content
    return cell
  }
}
