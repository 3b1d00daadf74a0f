import ListTesting
import Testing

/// The comparison as Markdown and as a web page, compared completely, with texts that need
/// escaping.
@MainActor
@Suite struct ComparisonFormatsTests {
  private func comparison() -> PathComparison {
    PathComparison(
      from: [["Emma", "<b>Dune</b> & Co"]],
      [.model([["Emma", "`Momo` | \"x\""]], "swap *Dune* <i>")],
      legacy: { TableByHand($0, .equalCountsMeanNothing) }, diffable: { TableBySnapshots($0) })
  }

  @Test func markdownIsEscaped() {
    #expect(
      stable(comparison().markdown) == #"""
        **The data source and the snapshots differ: 1 finding in 1 step (iOS 27, 390 x 844).**

        - After step 1 (swap \*Dune\* \<i\>) row 0 - 1 shows "\<b\>Dune\</b\> \& Co" with the \#
        data source, and "\`Momo\` \| "x"" with the snapshots.

        What it cost, data source \| snapshots, shown once when both agree:

        | step |  | counts asked | cells asked | others asked | created | reused | configured \#
        again | animated | reloads |
        | --: | --- | --: | --: | --: | --: | --: | --: | --: | --: |
        | 0 | shown | 2 | 2 | 2 \| 4 | 2 | 0 | 0 | 0 | 0 \| 1 |
        | 1 | swap \*Dune\* \<i\> | 2 | 0 \| 1 | 2 | 0 \| 1 | 0 | 0 | 0 \| 2 | 0 |
        |  | together | 4 | 2 \| 3 | 4 \| 6 | 2 \| 3 | 0 | 0 | 0 \| 2 | 0 \| 1 |

        Step 1 with the data source:

        ```text
        0.00 s  update begins (here)
                update: 2 -> 2 items
        ```

        Step 1 with the snapshots:

        ```text
        0.00 s  apply(1 section, 2 items, animatingDifferences: true)
                update begins
                deleteRows(at: [0 - 1])
                insertRows(at: [0 - 1])
                update: 2 -> 2 items
                created cell-3 "book"
                displayed cell-3 at 0 - 1
                apply is over
        0.30 s  ended cell-2 at 0 - 1
                cell-2 waits for reuse
        ```

        """#)
  }

  @Test func htmlIsEscaped() {
    #expect(
      stable(comparison().html).replacing(/<style>[^<]*/, with: "<style>\n…\n")
        .replacing(/<svg[^>]*>(?s:.*?)<\/svg>/, with: "<svg>…</svg>") == #"""
          <!DOCTYPE html>
          <html lang="en">
          <head>
          <meta charset="utf-8">
          <meta name="viewport" content="width=device-width, initial-scale=1">
          <link rel="icon" href="data:,">
          <title>Comparison: data source and snapshots</title>
          <style>
          …
          </style>
          </head>
          <body>
          <main>
          <h1>Comparison: data source and snapshots</h1>
          <p class="verdict apart">The data source and the snapshots differ: 1 finding in 1 step (iOS 27, 390 x 844).</p>
          <ul>
          <li>After step 1 (swap *Dune* &lt;i&gt;) row 0 - 1 shows &quot;&lt;b&gt;Dune&lt;/b&gt; &amp; Co&quot; with the data source, and &quot;`Momo` | &quot;x&quot;&quot; with the snapshots.</li>
          </ul>
          <div class="pictures">
          <figure><svg>…</svg>
          <figcaption>The data source after step 1 (swap *Dune* &lt;i&gt;)</figcaption></figure>
          <figure><svg>…</svg>
          <figcaption>The snapshots after step 1 (swap *Dune* &lt;i&gt;)</figcaption></figure>
          </div>
          <div class="scroll">
          <table>
          <caption>What it cost, data source | snapshots, shown once when both agree:</caption>
          <tr class="heads"><th scope="col">step</th><th scope="col"></th><th scope="col">counts asked</th><th scope="col">cells asked</th><th scope="col">others asked</th><th scope="col">created</th><th scope="col">reused</th><th scope="col">configured again</th><th scope="col">animated</th><th scope="col">reloads</th></tr>
          <tr><td>0</td><th scope="row">shown</th><td data-name="counts asked">2</td><td data-name="cells asked">2</td><td class="differs" data-name="others asked">2 | 4</td><td data-name="created">2</td><td data-name="reused">0</td><td data-name="configured again">0</td><td data-name="animated">0</td><td class="differs" data-name="reloads">0 | 1</td></tr>
          <tr><td>1</td><th scope="row">swap *Dune* &lt;i&gt;</th><td data-name="counts asked">2</td><td class="differs" data-name="cells asked">0 | 1</td><td data-name="others asked">2</td><td class="differs" data-name="created">0 | 1</td><td data-name="reused">0</td><td data-name="configured again">0</td><td class="differs" data-name="animated">0 | 2</td><td data-name="reloads">0</td></tr>
          <tr><td></td><th scope="row">together</th><td data-name="counts asked">4</td><td class="differs" data-name="cells asked">2 | 3</td><td class="differs" data-name="others asked">4 | 6</td><td class="differs" data-name="created">2 | 3</td><td data-name="reused">0</td><td data-name="configured again">0</td><td class="differs" data-name="animated">0 | 2</td><td class="differs" data-name="reloads">0 | 1</td></tr>
          </table>
          </div>
          <dl class="terms">
          <dt>counts asked</dt><dd>how often the data source was asked for a number of sections or items</dd>
          <dt>cells asked</dt><dd>how often it was asked for a cell</dd>
          <dt>others asked</dt><dd>how often it was asked for a header, a footer, or a title</dd>
          <dt>created</dt><dd>how many cells and other views were made</dd>
          <dt>reused</dt><dd>how many came from the reuse pool</dd>
          <dt>configured again</dt><dd>how many cells were reconfigured where they are</dd>
          <dt>animated</dt><dd>how many insertions, deletions, moves and reloads were animated</dd>
          <dt>reloads</dt><dd>how often the whole list was reloaded</dd>
          </dl>
          <div class="paths">
          <section>
          <h2>Step 1 with the data source:</h2>
          <pre>0.00 s  update begins (here)
                  update: 2 -&gt; 2 items</pre>
          </section>
          <section>
          <h2>Step 1 with the snapshots:</h2>
          <pre>0.00 s  apply(1 section, 2 items, animatingDifferences: true)
                  update begins
                  deleteRows(at: [0 - 1])
                  insertRows(at: [0 - 1])
                  update: 2 -&gt; 2 items
                  created cell-3 &quot;book&quot;
                  displayed cell-3 at 0 - 1
                  apply is over
          0.30 s  ended cell-2 at 0 - 1
                  cell-2 waits for reuse</pre>
          </section>
          </div>
          </main>
          </body>
          </html>

          """#)
  }

  @Test func equivalentScreensHaveNoFindings() {
    let comparison = PathComparison(
      from: [["Emma"]], [], names: PathNames("old way", "new way"),
      legacy: { TableByHand($0) }, diffable: { TableBySnapshots($0) })
    #expect(
      comparison.markdown == #"""
        **The old way and the new way look alike through 0 steps (iOS 27, 390 x 844).**

        What it cost, old way \| new way, shown once when both agree:

        | step |  | counts asked | cells asked | others asked | created | reused | configured \#
        again | animated | reloads |
        | --: | --- | --: | --: | --: | --: | --: | --: | --: | --: |
        | 0 | shown | 2 | 1 | 2 \| 4 | 1 | 0 | 0 | 0 | 0 \| 1 |
        |  | together | 2 | 1 | 2 \| 4 | 1 | 0 | 0 | 0 | 0 \| 1 |

        """#)
  }
}
