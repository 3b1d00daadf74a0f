extension UpdatePlan {
  /// Returns the fate of a section before the batch.
  ///
  /// - Precondition: The section exists before the batch.
  /// - Complexity: O(log *n*) for *n* changes.
  public func fate(ofSection section: Int) -> SectionFate {
    sections.fate(of: section)
  }

  /// Returns the index after the batch of a section before it.
  ///
  /// - Returns: Its index after the batch; `nil` if it is deleted or reloaded, or if it did not
  ///   exist before the batch.
  /// - Complexity: O(log *n*) for *n* changes.
  public func destination(ofSection section: Int) -> Int? {
    sections.destination(of: section)
  }

  /// Returns the index before the batch of a section after it.
  ///
  /// - Returns: Its index before the batch; `nil` if it is inserted or refilled by a reload, or
  ///   if it does not exist after the batch.
  /// - Complexity: O(log *n*) for *n* changes.
  public func origin(ofSection section: Int) -> Int? {
    sections.origin(of: section)
  }
}
