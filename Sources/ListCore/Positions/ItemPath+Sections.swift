// Sections are to a list what items are to a section: a row of things that leave, arrive and move.
// One engine places both; to it, the sections are the items of a list with a single section.
extension ItemPath {
  /// A section, as an item of the one row of sections.
  init(asItem section: Int) {
    self.init(item: section, section: 0)
  }
}

extension SectionCounts {
  /// The number of sections, as the number of items of the one row of sections.
  var rowOfSections: SectionCounts { [sectionCount] }
}
