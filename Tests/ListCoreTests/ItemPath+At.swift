import ListCore

/// The path of an item in the order in which it is printed: section first.
func at(_ section: Int, _ item: Int) -> ItemPath { ItemPath(item: item, section: section) }
