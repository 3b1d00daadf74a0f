// Sections relate to a list as items relate to a section: they form a row of elements that leave,
// arrive and move. The same code places both; it treats the sections as the items of a list with a
// single section.
extension ItemPath {
  /// Creates the path of a section that is treated as an item of a single section.
  init(asItem section: Int) {
    self.init(item: section, section: 0)
  }
}

extension SectionCounts {
  /// The number of sections, as the number of items of a single section.
  var rowOfSections: SectionCounts { [sectionCount] }
}
