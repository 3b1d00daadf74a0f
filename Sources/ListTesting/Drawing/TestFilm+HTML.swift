import Foundation

extension TestFilm {
  /// The film as a self-contained page: it needs no network, no font and no other file.
  ///
  /// The steps stand one below the other; lines of the screen that a step changed are marked. The
  /// arrow keys lead from step to step. A test that failed starts at its last step.
  ///
  /// - Complexity: O(*n*), where *n* is the length of all drawings.
  public var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <link rel="icon" href="data:,">
    <title>\(title.escapedForMarkup)</title>
    <style>
    \(Self.style)
    </style>
    </head>
    <body>
    <header>
    <h1>\(title.escapedForMarkup)</h1>
    <p>\(summary)</p>
    </header>
    <nav aria-label="Steps"><ol start="0">
    \(steps.indices.map(link).joined(separator: "\n"))
    </ol></nav>
    <main>
    \(steps.indices.map(section).joined(separator: "\n"))
    \(ending)
    </main>
    <script>
    \(Self.keys)
    </script>
    </body>
    </html>

    """
  }

  private var summary: String {
    let count = steps.count - 1
    let calls = "\(count) \(count == 1 ? "call" : "calls")"
    return failure == nil ? "\(calls), passed." : "\(calls), <strong>failed</strong>."
  }

  private func link(_ index: Int) -> String {
    let step = steps[index]
    let mark = isFailed(index) ? " class=\"failed\"" : ""
    return
      "<li\(mark)><a href=\"#step-\(index)\"><code>\(step.title.escapedForMarkup)</code></a></li>"
  }

  private func isFailed(_ index: Int) -> Bool { steps[index].failure != nil }

  private func section(_ index: Int) -> String {
    let step = steps[index]
    let failure = step.failure.map { "<p class=\"failure\">\($0.escapedForMarkup)</p>\n" } ?? ""
    let console = step.console.map { "<li>\($0.escapedForMarkup)</li>" }.joined()
    return """
      <section id="step-\(index)" tabindex="-1"\(isFailed(index) ? " class=\"failed\"" : "")>
      <h2><span>\(index)</span> <code>\(step.title.escapedForMarkup)</code> \
      <small>\(step.place.escapedForMarkup)</small></h2>
      \(failure)<pre>\(lines(index))</pre>
      \(console.isEmpty ? "" : "<ul class=\"console\" aria-label=\"Console\">\(console)</ul>")
      </section>
      """
  }

  /// Returns the lines of a step's screen, in which those that the previous step does not have are
  /// marked.
  private func lines(_ index: Int) -> String {
    let lines = steps[index].screen.split(separator: "\n", omittingEmptySubsequences: false)
    guard index > 0 else { return lines.joined(separator: "\n").escapedForMarkup }
    let before = steps[index - 1].screen.split(separator: "\n", omittingEmptySubsequences: false)
    var inserted: Set<Int> = []
    for case .insert(let offset, _, _) in lines.difference(from: before) { inserted.insert(offset) }
    return lines.enumerated().map { offset, line in
      let text = String(line).escapedForMarkup
      return inserted.contains(offset) ? "<mark>\(text)</mark>" : text
    }.joined(separator: "\n")
  }

  private var ending: String {
    failure.map {
      """
      <section id="end" tabindex="-1" class="failed">
      <h2>The test failed</h2>
      <pre class="failure">\($0.escapedForMarkup)</pre>
      </section>
      """
    } ?? ""
  }

  private static var style: String {
    """
    :root { --line: #ccc; --faint: #666; --red: #b3261e; --mark: #fff1b8; }
    @media (prefers-color-scheme: dark) {
      :root { --line: #444; --faint: #aaa; --red: #ff8a80; --mark: #4d4420; }
    }
    body { font: 15px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 72rem; padding: 1rem; }
    h1 { font-size: 1.4rem; margin: 0; overflow-wrap: anywhere; }
    h2 { font-size: 1rem; margin: 0 0 .5rem; overflow-wrap: anywhere; }
    h2 span { color: var(--faint); }
    small { color: var(--faint); font-weight: normal; }
    body { display: grid; grid-template-columns: minmax(12rem, 20rem) minmax(0, 1fr); gap: 1rem; }
    header { grid-column: 1 / -1; }
    nav { font-size: .85rem; overflow-wrap: anywhere; }
    nav ol { margin: 0; padding-left: 1.5rem; position: sticky; top: 1rem; }
    nav ol { max-height: 90vh; overflow-y: auto; }
    section { border: 1px solid var(--line); border-radius: 8px; margin: 0 0 1rem; padding: 1rem; }
    section:target, section:focus { outline: 2px solid #0a84ff; }
    section.failed, .failed a { border-color: var(--red); color: var(--red); }
    pre { color: CanvasText; font: 13px/1.25 ui-monospace, Menlo, "DejaVu Sans Mono", monospace; }
    pre { margin: 0; overflow-x: auto; }
    .failure { color: var(--red); white-space: pre-wrap; }
    .console { color: var(--faint); font-size: .85rem; margin: .5rem 0 0; }
    mark { background: var(--mark); color: inherit; }
    @media (max-width: 40rem) {
      body { display: block; }
      nav { margin: 1rem 0; }
      nav ol { position: static; }
      section { padding: .75rem; }
      pre { font-size: min(13px, calc((100vw - 4rem) / 29.5)); }
    }
    """
  }

  /// The arrow keys. A failure is shown first.
  private static var keys: String {
    """
    const steps = [...document.querySelectorAll("section")];
    let now = 0;
    function go(index) {
      now = Math.max(0, Math.min(steps.length - 1, index));
      steps[now].focus({ preventScroll: true });
      steps[now].scrollIntoView({ block: "nearest" });
    }
    addEventListener("keydown", (event) => {
      if (event.key === "ArrowDown" || event.key === "ArrowRight") go(now + 1);
      else if (event.key === "ArrowUp" || event.key === "ArrowLeft") go(now - 1);
      else return;
      event.preventDefault();
    });
    const failed = steps.findIndex((step) => step.classList.contains("failed"));
    if (failed >= 0 && !location.hash) go(failed);
    """
  }
}
