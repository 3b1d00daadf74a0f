import Foundation
import HeadlessKit
import ListCore
import ListTesting
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@MainActor
@Suite struct ScreenPictureTests {
  private func row(_ texts: [String], isSelected: Bool = false) -> ScreenState {
    ScreenState(
      kind: .table, visible: Frame(x: 0, y: 0, width: 200, height: 100), contentHeight: 44,
      counts: [3],
      cells: [
        ScreenState.Element(
          place: .item(ItemPath(item: 0, section: 0)), name: ListViewName(.cell, 1),
          frame: Frame(x: 0, y: 0, width: 200, height: 44), texts: texts, isSelected: isSelected)
      ], pool: ["book": [ListViewName(.cell, 2)]])
  }

  @Test func aPictureIsWrittenInFull() {
    let picture = row(["<Emma> & 'Co'", "a detail that is far too long"], isSelected: true).svg
    let style = picture.firstRange(of: /<style>[^<]*<\/style>\n/)
    let text = style.map { picture.replacingCharacters(in: $0, with: "") }
    #expect(
      text == """
        <svg xmlns="http://www.w3.org/2000/svg" width="224" height="196" viewBox="0 0 224 196" role="img" aria-labelledby="screen-1-87a6f75a-title screen-1-87a6f75a-text">
        <title id="screen-1-87a6f75a-title">A table view with 3 rows</title>
        <desc id="screen-1-87a6f75a-text">&lt;Emma&gt; &amp; &#39;Co&#39;, a detail that is far too long (selected); ▼ 2 more rows below</desc>
        <clipPath id="screen-1-87a6f75a-glass"><rect width="200" height="100" rx="24"/></clipPath>
        <rect class="hk-bezel" y="0" width="224" height="124" rx="36"/>
        <g transform="translate(12 12)" clip-path="url(#screen-1-87a6f75a-glass)">
        <rect class="hk-glass" width="200" height="100"/>
        <g transform="translate(0 0)">
        <rect class="hk-picked" width="200" height="44"/><line class="hk-line" x1="16" x2="200" y1="44" y2="44"/>
        <text class="hk-ink" font-size="17" x="16" y="28">&lt;Emma&gt; …</text>
        <text class="hk-quiet" font-size="17" x="184" y="28" text-anchor="end">a detai…</text>
        </g>
        </g>
        <text class="hk-quiet" font-size="14" text-anchor="middle" x="112" y="146">▼ 2 more rows below</text>
        <text class="hk-quiet" font-size="14" text-anchor="middle" x="112" y="168">reuse pool</text>
        <text class="hk-quiet" font-size="14" text-anchor="middle" x="112" y="190">book: cell-2</text>
        </svg>

        """)
  }

  @Test(arguments: [true, false])
  func everyPictureIsWellFormed(_ isGrid: Bool) {
    let library = Library([.novels, .plays, .numbered(60)])
    library.shelves[0].books[0] = ("a\u{1}\u{FFFE} < b && \"c\" ]]>", "<svg onload='x'>")
    let state = isGrid ? ScreenState(library.grid()) : ScreenState(library.table())
    let parser = XMLParser(data: Data(state.svg(title: "<&\">").utf8))
    #expect(parser.parse())
  }
}
