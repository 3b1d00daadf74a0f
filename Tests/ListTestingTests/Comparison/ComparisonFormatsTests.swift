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
      stable(comparison().html) == #"""
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>Comparison: data source and snapshots</title>
        <style>
        :root { color-scheme: light dark; }
        body { margin: 0; background: Canvas; color: CanvasText;
          font: 16px/1.5 system-ui, sans-serif; }
        main { max-width: 70rem; margin: 0 auto; padding: 1.5rem 1rem; }
        h1 { font-size: 1.25rem; border-left: 0.4rem solid; padding-left: 0.75rem; }
        h1.alike { border-color: #2e8540; }
        h1.apart { border-color: #d1242f; }
        h2 { font-size: 1rem; }
        li { white-space: pre-line; }
        .scroll { overflow-x: auto; }
        table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
        caption { text-align: left; padding-bottom: 0.5rem; }
        th, td { padding: 0.2rem 0.6rem; border-bottom: 1px solid #8888; text-align: right; }
        th { font-weight: 600; }
        th[scope=row] { text-align: left; font-weight: 400; }
        .differs { font-weight: 700; }
        .paths { display: grid; gap: 1rem;
          grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); }
        pre { overflow-x: auto; padding: 0.75rem; margin: 0; border: 1px solid #8888;
          font: 13px/1.45 ui-monospace, monospace; }
        </style>
        </head>
        <body>
        <main>
        <h1 class="apart">The data source and the snapshots differ: 1 finding in 1 step (iOS \#
        27, 390 x 844).</h1>
        <ul>
        <li>After step 1 (swap *Dune* &lt;i&gt;) row 0 - 1 shows \#
        &quot;&lt;b&gt;Dune&lt;/b&gt; &amp; Co&quot; with the data source, and &quot;`Momo` | \#
        &quot;x&quot;&quot; with the snapshots.</li>
        </ul>
        <div class="scroll">
        <table>
        <caption>What it cost, data source | snapshots, shown once when both agree:</caption>
        <tr><th scope="col">step</th><th scope="col"></th><th scope="col">counts asked</th>\#
        <th scope="col">cells asked</th><th scope="col">others asked</th><th \#
        scope="col">created</th><th scope="col">reused</th><th scope="col">configured \#
        again</th><th scope="col">animated</th><th scope="col">reloads</th></tr>
        <tr><td>0</td><th scope="row">shown</th><td>2</td><td>2</td><td class="differs">2 | \#
        4</td><td>2</td><td>0</td><td>0</td><td>0</td><td class="differs">0 | 1</td></tr>
        <tr><td>1</td><th scope="row">swap *Dune* &lt;i&gt;</th><td>2</td><td \#
        class="differs">0 | 1</td><td>2</td><td class="differs">0 | 1</td><td>0</td>\#
        <td>0</td><td class="differs">0 | 2</td><td>0</td></tr>
        <tr><td></td><th scope="row">together</th><td>4</td><td class="differs">2 | 3</td><td \#
        class="differs">4 | 6</td><td class="differs">2 | 3</td><td>0</td><td>0</td><td \#
        class="differs">0 | 2</td><td class="differs">0 | 1</td></tr>
        </table>
        </div>
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
