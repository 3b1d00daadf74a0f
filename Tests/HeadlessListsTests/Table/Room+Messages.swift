import HeadlessKit

extension Room {
  /// Returns the crash message for a section whose numbers of rows do not add up.
  func mismatch(
    _ after: Int, _ before: Int, _ inserted: Int, _ deleted: Int, section: Int = 0,
    movedIn: Int = 0, movedOut: Int = 0
  ) -> String {
    """
    Invalid update: invalid number of rows in section \(section). The number of rows contained in \
    an existing section after the update (\(after)) must be equal to the number of rows contained \
    in that section before the update (\(before)), plus or minus the number of rows inserted or \
    deleted from that section (\(inserted) inserted, \(deleted) deleted) and plus or minus the \
    number of rows moved into or out of that section (\(movedIn) moved in, \(movedOut) moved \
    out). Table view: \(table.description)
    """
  }
}
