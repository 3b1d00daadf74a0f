import HeadlessKit
import ListCore

/// A data source, and a delegate without wishes, whose items are texts.
@MainActor
final class ScenarioSource: NSObject, TableViewDataSource, TableViewDelegate,
  CollectionViewDataSource, CollectionViewDelegate
{
  /// What it holds now.
  var model: ScenarioModel
  /// The first item that it was asked for and does not hold.
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

  /// The text of an item. A client's array would trap where there is none; this takes note.
  private func text(at indexPath: IndexPath) -> String {
    let path = ItemPath(item: indexPath.item, section: indexPath.section)
    if let item = model.item(at: path) { return item }
    missing = missing ?? path
    return ""
  }

  /// The cell of a row.
  static func cell(_ table: TableView, _ path: IndexPath, _ text: String) -> TableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
    cell.textLabel?.text = text
    return cell
  }

  /// The cell of an item.
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
