#expect(source.snapshot().itemIdentifiers == ["Momo", "Emma"])
#expect(table.window != nil)
