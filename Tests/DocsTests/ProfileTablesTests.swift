import Testing

@Suite struct ProfileTablesTests {
  @Test func theTablesMatchTheProfiles() throws {
    let page = try #require(Repository.text(ProfileTables.path))
    let expected = ProfileTables.refreshed(page)
    #expect(page.contains("<!-- table: profiles -->") && page.contains("<!-- table: switches -->"))
    #expect(try Repository.text(ProfileTables.path, regeneratedFrom: expected) == expected)
  }
}
