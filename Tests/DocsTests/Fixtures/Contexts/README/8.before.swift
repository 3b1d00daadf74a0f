final class Albums: NSObject, TableViewDataSource, TableViewDelegate {
  var titles = ["Blue", "Rumours"]
  var selected: [IndexPath] = []
  func tableView(_: TableView, numberOfRowsInSection: Int) -> Int { titles.count }
  func tableView(_: TableView, cellForRowAt path: IndexPath) -> TableViewCell { TableViewCell() }
  func tableView(_: TableView, didSelectRowAt path: IndexPath) { selected.append(path) }
}
let albums = Albums()
let table = TableView()
table.dataSource = albums
table.delegate = albums
