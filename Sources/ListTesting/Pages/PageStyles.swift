extension PageText {
  /// The style of a film.
  static let filmStyle = #"""
    /* The film of a list: the player, the phones, the books. Light and dark, wide and narrow. */
    :root { color-scheme: light dark;
      --paper: #f4f3f0; --card: #fff; --ink: #1d1d1f; --quiet: #66666d; --line: #dcdad5;
      --bezel: #26262a; --glass: #fff; --bar: #f1f0ee; --accent: #0b63c5; --select: #dcdcE1;
      --insert: #1c7c3c; --delete: #bf2a20; --move: #6a3fc4; --reload: #8a5a00; --alarm: #fff3f1; --changed: #eaf2fc; }
    @media (prefers-color-scheme: dark) { :root {
      --paper: #161618; --card: #1f1f22; --ink: #f2f2f4; --quiet: #a2a2aa; --line: #37373c;
      --bezel: #000; --glass: #101012; --bar: #232327; --accent: #6eb0ff; --select: #3a3a40;
      --insert: #58cf7e; --delete: #ff8077; --move: #b79bff; --reload: #f0b84a; --alarm: #2c1614; --changed: #17273b; } }
    * { box-sizing: border-box; }
    body { margin: 0; min-height: 100vh; display: flex; flex-direction: column; background: var(--paper); color: var(--ink); padding: 24px 24px 0;
      font: 15px/1.45 system-ui, -apple-system, "Segoe UI", "Helvetica Neue", sans-serif; }
    h1 { font-size: 24px; font-weight: 650; letter-spacing: -.015em; margin: 0 0 16px; }
    h2 { font-size: 16px; font-weight: 600; margin: 0 0 2px; }
    h3 { font-size: 12px; font-weight: 600; color: var(--quiet); margin: 18px 0 6px; }
    pre, code, .calls { font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
    noscript pre { font-size: 13px; line-height: 1.2; overflow-x: auto; }
    [hidden] { display: none !important; }
    #stage { display: grid; gap: 20px; grid-template: auto 1fr auto / minmax(0, 1fr); flex: 1; }
    .stagehands { display: grid; gap: 20px; grid-template-columns: minmax(0, 1fr); }
    .scenes li { flex: none; } .scenes { list-style: none; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: 4px; }
    .scenes button { font: inherit; font-size: 14px; color: inherit; text-align: left; border: 0;
      background: none; border-radius: 8px; padding: 6px 10px; cursor: pointer; width: 100%;
      display: flex; gap: 6px; align-items: baseline; }
    .scenes button:hover { background: var(--bar); }
    .scenes .number { color: var(--quiet); font-variant-numeric: tabular-nums; min-width: 1.1em; }
    .scenes .fell { color: var(--delete); margin-left: auto; font-size: 12px; white-space: nowrap; }
    .scenes [aria-current] { background: var(--card); box-shadow: 0 0 0 1px var(--line);
      font-weight: 600; }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
    .reels { display: grid; gap: 20px;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr)); }
    .reel { background: var(--card); border: 1px solid var(--line); border-radius: 16px;
      padding: 18px 20px 20px; min-width: 0; }
    .reels:not(.many) .reel { container-type: inline-size; }
    .says { color: var(--quiet); margin: 0 0 10px; min-height: 1.5em; font-size: 14px;
      overflow-wrap: anywhere; }
    .set { display: grid; gap: 4px 24px; grid-template-columns: minmax(0, 1fr); align-content: start; }
    @container (min-width: 560px) { .set { grid-template-columns: auto minmax(0, 1fr); } }
    .show { justify-self: center; }
    .edge { font-size: 12px; color: var(--quiet); text-align: center; min-height: 1.5em; }
    .phone { width: fit-content; margin: 0 auto; background: var(--bezel); border-radius: 30px; padding: 9px;
      box-shadow: 0 1px 2px #0003, 0 10px 28px #0002; }
    @media (prefers-color-scheme: dark) { .phone { box-shadow: 0 0 0 1px #47474d; } }
    .glass { position: relative; overflow: hidden; border-radius: 22px; background: var(--glass); }
    .screen { position: absolute; left: 0; top: 0; margin: 0; padding: 0; list-style: none;
      transform-origin: 0 0; }
    .screen li { position: absolute; left: 0; top: 0; overflow: hidden; display: flex; gap: 12px;
      align-items: center; padding: 0 16px 0 22px; background: var(--glass); font-size: 17px; line-height: 1.25;
      border-bottom: 1px solid var(--line); }
    .screen .t { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; flex: 0 1 auto; }
    .screen .t + .t { color: var(--quiet); margin-left: auto; flex: 0 2 auto; }
    .screen .tall { flex-direction: column; align-items: flex-start; justify-content: center; gap: 2px; }
    .screen .tall .t { max-width: 100%; flex: none; }
    .screen .tall .t + .t { margin-left: 0; font-size: 14px; }
    .screen .tile { border: 1px solid var(--line); border-radius: 10px; align-items: center;
      justify-content: center; background: var(--bar); padding: 0 6px; }
    .screen .tile:has(.mark) { padding-left: 18px; }
    .screen .bar { background: var(--bar); font-size: 14px; font-weight: 600; color: var(--quiet); z-index: 1; }
    .screen .foot { font-weight: 400; background: none; border: 0; font-size: 13px; }
    .screen .picked { background: var(--select); }
    .screen .moved { z-index: 3; box-shadow: 0 2px 14px #0004; }
    .screen .still { box-shadow: none; }
    .screen .hued .t + .t { color: inherit; }
    .screen .nameless::after { content: "[" attr(data-place) "]"; color: var(--quiet); }
    .mark { position: absolute; left: 0; top: 0; bottom: 0; width: 14px; font-size: 11px; font-weight: 700;
      color: var(--glass); display: grid; place-items: center; }
    .inserted .mark { background: var(--insert); } .deleted .mark { background: var(--delete); }
    .moved .mark { background: var(--move); } .reloaded .mark { background: var(--reload); }
    .empty { position: absolute; inset: 0; display: grid; place-items: center; color: var(--quiet); }
    .crash { position: absolute; inset: 0; overflow: hidden; background: var(--alarm); padding: 12px 12px;
      font-size: 13px; overflow-wrap: anywhere; }
    .crash strong { color: var(--delete); display: block; font-size: 15px; margin-bottom: 6px; }
    .crash div { font-size: 12px; line-height: 1.4; white-space: pre-wrap; }
    .pool { font-size: 12px; color: var(--quiet); margin: 8px 0 0; padding: 0; list-style: none;
      display: flex; flex-wrap: wrap; gap: 4px; justify-content: center; max-width: 300px; }
    .pool li { border: 1px dashed var(--line); border-radius: 6px; padding: 1px 7px; }
    .head { min-width: 0; }
    .step { font-weight: 600; font-size: 14px; margin: 0; overflow-wrap: anywhere; }
    .books { min-width: 0; max-width: 600px; }
    .remark { margin: 6px 0 0; font-size: 14px; }
    .reason { white-space: pre-wrap; overflow-wrap: anywhere; font-size: 12px; line-height: 1.45; margin: 0 0 8px; }
    .code { margin: 0 0 14px; border: 1px solid var(--line); border-radius: 10px; overflow: hidden; }
    .code.runs { border-color: var(--accent); }
    .code figcaption { display: flex; flex-wrap: wrap; gap: 2px 12px; justify-content: space-between; padding: 4px 10px;
      font-size: 12px; font-weight: 600; color: var(--quiet); border-bottom: 1px solid var(--line); }
    .code .when { font-weight: 400; } .code.runs .when { color: var(--accent); font-weight: 600; }
    .code pre { margin: 0; padding: 6px 0; font-size: 12px; line-height: 1.5; }
    .code .line { display: block; white-space: pre-wrap; overflow-wrap: anywhere; position: relative;
      padding: 0 10px 0 calc(22px + 2ch + var(--indent, 0ch)); text-indent: calc(-2ch - var(--indent, 0ch));
      background: none; color: inherit; }
    .code mark.line { background: var(--changed); }
    .code mark.line::before { content: "›"; position: absolute; left: 9px; text-indent: 0; color: var(--accent); font-weight: 700; }
    .pages { display: flex; flex-wrap: wrap; gap: 4px 18px; margin: 0 0 14px; font-size: 14px; }
    a { color: var(--accent); text-underline-offset: 2px; }
    header { margin: 0 0 18px; } header h1 { margin-bottom: 6px; }
    .intro { max-width: 75ch; margin: 0 0 10px; font-size: 16px; }
    .words { display: grid; gap: 8px 28px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr)); }
    .words h2 { font-size: 13px; color: var(--quiet); } .words p { margin: 0; font-size: 14px; max-width: 60ch; }
    .sources { margin: 24px 0; order: 1; } .sources pre { font-size: 12px; line-height: 1.5; overflow-x: auto; background: var(--card);
      border: 1px solid var(--line); border-radius: 10px; padding: 8px 12px; margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
    .sources summary { margin: 8px 0 4px; }
    .books h3:first-child { margin-top: 4px; }
    .wide { overflow-x: auto; }
    table { border-collapse: collapse; font-size: 13px; font-variant-numeric: tabular-nums; width: 100%; }
    th, td { padding: 3px 5px; text-align: right; border-bottom: 1px solid var(--line); white-space: nowrap; }
    thead th { font-weight: 500; color: var(--quiet); font-size: 12px; }
    th:first-child { text-align: left; white-space: normal; font-weight: 500; padding-left: 0; }
    .zero { color: var(--quiet); }
    .plus { color: var(--insert); font-weight: 600; } .minus { color: var(--delete); font-weight: 600; }
    .shift { color: var(--move); font-weight: 600; }
    .wrong th, .wrong td { background: var(--alarm); color: var(--delete); font-weight: 600; }
    .calls { list-style: none; margin: 0; padding: 0; font-size: 12px; overflow-wrap: anywhere; }
    .calls li { padding: 2px 0 2px 1.2em; text-indent: -1.2em; }
    .costs { display: flex; flex-wrap: wrap; gap: 3px 14px; list-style: none; margin: 0; padding: 0;
      font-size: 13px; color: var(--quiet); }
    .costs b { color: var(--ink); font-weight: 600; font-variant-numeric: tabular-nums; }
    summary { cursor: pointer; font-size: 12px; font-weight: 600; color: var(--quiet); margin: 18px 0 6px; }
    .legend { display: flex; flex-wrap: wrap; gap: 4px 16px; font-size: 13px; color: var(--quiet); margin: 0;
      align-content: start; }
    .legend span { display: inline-flex; align-items: center; gap: 6px; }
    .legend i { font-style: normal; font-weight: 700; font-size: 11px; width: 15px; height: 15px; border-radius: 4px;
      display: grid; place-items: center; color: var(--glass); }
    .player { position: sticky; bottom: 0; z-index: 9; margin: 0 -24px; padding: 10px 24px 12px;
      background: var(--paper); border-top: 1px solid var(--line);
      display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: 4px 14px; align-items: center; }
    .player .keys { display: flex; gap: 4px; }
    .player button { font: inherit; color: var(--ink); background: var(--card); border: 1px solid var(--line);
      border-radius: 9px; height: 36px; min-width: 38px; cursor: pointer; padding: 0 10px; }
    .player .play { background: var(--ink); color: var(--paper); border-color: var(--ink); min-width: 74px;
      font-weight: 600; }
    .player label { font-size: 12px; color: var(--quiet); display: block; overflow-wrap: anywhere; }
    .player input { width: 100%; accent-color: var(--accent); margin: 2px 0 0; height: 22px; }
    .player output { font-size: 13px; font-variant-numeric: tabular-nums; color: var(--quiet);
      text-align: right; min-width: 9.5em; }
    .heard { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    @media (min-width: 1560px) { .stagehands { grid-template-columns: 190px minmax(0, 1fr); }
      .scenes { flex-direction: column; position: sticky; top: 24px; } }
    /* Two cards in a line have their heads, their code and their phones at the same heights. */
    @media (min-width: 1180px) { .reels.two .set { grid-template-columns: auto minmax(0, 1fr); } }
    @media (min-width: 820px) { .reels.many .reel { display: grid; grid-row: span 3; grid-template-rows: subgrid;
        grid-template-columns: minmax(0, 1fr); row-gap: 0; align-content: start; }
      .reels.two { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); } }
    @media (max-width: 640px) { body { padding: 16px 14px 0; } .player { margin: 0 -14px; padding: 8px 14px 10px;
        grid-template-columns: auto minmax(0, 1fr); } .player .scrub { grid-column: 1 / -1; grid-row: 2; }
      .reel { padding: 14px; }
      /* The phones of two ways side by side, and below them the code and the books of each. */
      .reels.many { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 8px 10px; }
      .reels.many .reel, .reels.many .set { display: contents; }
      .reels.many .head { order: calc(var(--pair) + 1); } .reels.many .show { order: calc(var(--pair) + 2); }
      .reels.many .code { order: calc(var(--pair) + 3); } .reels.many .books { order: calc(var(--pair) + 4); }
      .reels.many .code, .reels.many .books { grid-column: 1 / -1; margin: 0; max-width: none; background: var(--card); }
      .reels.many .books { border: 1px solid var(--line); border-radius: 10px; padding: 8px 10px; }
      .reels.many .books::before, .reels.many .code::before { content: attr(data-way); display: block; font-weight: 600;
        font-size: 14px; } .reels.many .code::before { padding: 6px 10px 0; }
      .reels.many .phone { padding: 4px; border-radius: 18px; } .reels.many .glass { border-radius: 14px; }
      .reels.many .crash { padding: 8px; } .reels.many .crash div { font-size: 11px; line-height: 1.3; }
      /* Rows that are drawn at less than half their size have larger texts. */
      .reels.many .screen li { font-size: 24px; line-height: 1.3; padding-left: 32px; gap: 8px; }
      .reels.many .screen .t + .t { font-size: 19px; flex-shrink: 1; } .reels.many .screen .bar { font-size: 20px; }
      .reels.many .screen .foot { font-size: 19px; } .reels.many .screen .tile { padding: 0 3px; font-size: 20px; }
      .reels.many .mark { width: 24px; font-size: 20px; } .reels.many .tile .mark { width: 14px; font-size: 14px; }
      .reels.many .screen .tile:has(.mark) { padding-left: 14px; }
      .reels.many .says { font-size: 13px; } .reels.many .pool { max-width: 100%; } .scenes { flex-wrap: nowrap; overflow-x: auto; padding: 3px 2px; scrollbar-width: none; }
      .scenes li { max-width: 85%; } }
    @media (prefers-reduced-motion: no-preference) { .scenes button, .player button { transition: background .15s; } }
    """#

  /// The style of a comparison.
  static let comparisonStyle = #"""
    :root { color-scheme: light dark;
      --paper: #f4f3f0; --card: #fff; --ink: #1d1d1f; --quiet: #66666d; --line: #dcdad5; --accent: #0b63c5;
      --good: #1c7c3c; --bad: #bf2a20; }
    @media (prefers-color-scheme: dark) { :root {
      --paper: #161618; --card: #1f1f22; --ink: #f2f2f4; --quiet: #a2a2aa; --line: #37373c; --accent: #6eb0ff;
      --good: #58cf7e; --bad: #ff8077; } }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--paper); color: var(--ink); padding: 24px;
      font: 15px/1.45 system-ui, -apple-system, "Segoe UI", "Helvetica Neue", sans-serif; }
    main { max-width: 70rem; margin: 0 auto; }
    h1 { font-size: 24px; font-weight: 650; letter-spacing: -.015em; margin: 0 0 12px; }
    .verdict { font-size: 16px; font-weight: 600; border-left: 6px solid; padding-left: 12px; margin: 0 0 16px; }
    .alike { border-color: var(--good); }
    .apart { border-color: var(--bad); }
    h2 { font-size: 16px; font-weight: 600; margin: 8px 0 4px; }
    a { color: var(--accent); text-underline-offset: 2px; }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
    .index { padding-left: 1.75rem; max-width: 45rem; }
    .index li { white-space: normal; }
    .index h2 { margin: 0; }
    .index p { margin: 0 0 0.75rem; }
    li { white-space: pre-line; overflow-wrap: anywhere; }
    .scroll { overflow-x: auto; }
    table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
    caption { text-align: left; padding-bottom: 0.5rem; }
    th, td { padding: 0.2rem 0.5rem; border-bottom: 1px solid var(--line); text-align: right; }
    th { font-weight: 600; }
    th[scope=row] { text-align: left; font-weight: 400; }
    .differs { font-weight: 700; }
    .scroll, .paths section { background: var(--card); border: 1px solid var(--line); border-radius: 16px;
      padding: 14px 18px; min-width: 0; }
    .pictures { display: flex; flex-wrap: wrap; gap: 20px; margin: 0 0 20px; }
    .pictures figure { margin: 0; flex: 0 1 300px; min-width: 0; } .pictures svg { width: 100%; height: auto; }
    figcaption, caption { color: var(--quiet); font-size: 13px; }
    .terms { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 2px 16px; margin: 12px 0 20px; font-size: 13px; }
    .terms dt { font-weight: 600; } .terms dd { margin: 0; color: var(--quiet); }
    .paths { display: grid; gap: 1rem;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); }
    pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 0.75rem; margin: 0; border: 1px solid var(--line);
      font: 13px/1.45 ui-monospace, monospace; }
    .pages { display: flex; flex-wrap: wrap; gap: 4px 18px; max-width: 70rem; margin: 0 auto 14px; font-size: 14px; }
    @media (max-width: 640px) { body { padding: 16px 14px; } .terms { grid-template-columns: minmax(0, 1fr); }
      .terms dd { margin: 0 0 6px; } }
    /* On a narrow page each step is a list of its figures. */
    @media (max-width: 900px) {
      table, tbody, tr, caption { display: block; }
      .heads { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
      tr { display: flex; flex-wrap: wrap; gap: 0 1rem; padding: 0.4rem 0; border-bottom: 1px solid var(--line); }
      th, td { border: 0; padding: 0; text-align: left; }
      th[scope=row] { flex-basis: calc(100% - 2.5rem); font-weight: 600; }
      td:empty { display: none; }
      td[data-name]::before { content: attr(data-name) " "; }
    }
    """#

  /// The style of a screen as an SVG picture.
  static let screenStyle = #"""
    .hk-bezel { fill: #26262a; } .hk-glass, .hk-row { fill: #fff; } .hk-line { stroke: #dcdad5; }
    .hk-bar { fill: #f1f0ee; } .hk-picked { fill: #d9dae0; } .hk-tile { fill: #f1f0ee; stroke: #dcdad5; }
    .hk-ink { fill: #1d1d1f; } .hk-quiet { fill: #66666d; }
    text { font-family: system-ui, -apple-system, "Segoe UI", "Helvetica Neue", sans-serif; }
    @media (prefers-color-scheme: dark) {
    .hk-bezel { fill: #4a4a50; } .hk-glass, .hk-row { fill: #101012; } .hk-line { stroke: #37373c; }
    .hk-bar { fill: #232327; } .hk-picked { fill: #3a3a40; } .hk-tile { fill: #232327; stroke: #45454b; }
    .hk-ink { fill: #f2f2f4; } .hk-quiet { fill: #a2a2aa; } }
    """#
}
