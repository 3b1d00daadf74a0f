#expect(albums.selected == [first])
