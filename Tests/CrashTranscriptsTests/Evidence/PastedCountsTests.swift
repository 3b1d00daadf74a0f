import Testing

@testable import CrashTranscripts

/// The arrays that a pasted counting method counts.
@Suite struct PastedCountsTests {
  @Test(
    arguments: [
      ("return [self.items count];", ["items"]), ("return [items count];", ["items"]),
      ("return self.items.count;", ["items"]), ("return items.count", ["items"]),
      ("return [self.items count] + [self.others count];", ["items", "others"]),
      ("return [self.items count] + self.items.count;", ["items"]),
      ("return count", []), ("return [store.items count];", []), ("return 3;", []),
    ])
  func `an array is counted by a member or a message`(_ line: String, _ counted: [String]) {
    let code = """
      - (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
          \(line)
      }

      - (void)log {
          NSLog(@"%lu", [self.elsewhere count]);
      }
      """
    #expect(PastedCode(code).counted == counted)
  }
}
