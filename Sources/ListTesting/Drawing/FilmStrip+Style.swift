extension FilmStrip {
  /// The style of a page, in light and dark mode.
  static let style = """
    :root { color-scheme: light dark;
      --paper: #f4f3f0; --card: #fff; --ink: #1d1d1f; --quiet: #66666d; --line: #dcdad5;
      --bezel: #26262a; --glass: #fff; --bar: #f1f0ee; --accent: #0b63c5; --select: #dcdcE1;
      --insert: #1c7c3c; --delete: #bf2a20; --move: #6a3fc4; --reload: #8a5a00; --alarm: #fff3f1; }
    @media (prefers-color-scheme: dark) { :root {
      --paper: #161618; --card: #1f1f22; --ink: #f2f2f4; --quiet: #a2a2aa; --line: #37373c;
      --bezel: #000; --glass: #101012; --bar: #232327; --accent: #6eb0ff; --select: #3a3a40;
      --insert: #58cf7e; --delete: #ff8077; --move: #b79bff; --reload: #f0b84a; --alarm: #2c1614; } }
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
      padding: 18px 20px 20px; container-type: inline-size; min-width: 0; }
    .says { color: var(--quiet); margin: 0 0 10px; min-height: 1.5em; font-size: 14px;
      overflow-wrap: anywhere; }
    .set { display: grid; gap: 4px 24px; grid-template-columns: minmax(0, 1fr); }
    @container (min-width: 560px) { .set { grid-template-columns: auto minmax(0, 1fr); } }
    .show { justify-self: center; }
    .edge { font-size: 12px; color: var(--quiet); text-align: center; min-height: 1.5em; }
    .phone { background: var(--bezel); border-radius: 30px; padding: 9px;
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
    .screen .bar { background: var(--bar); font-size: 14px; font-weight: 600; color: var(--quiet); z-index: 1; }
    .screen .foot { font-weight: 400; background: none; border: 0; font-size: 13px; }
    .screen .picked { background: var(--select); }
    .screen .moved { z-index: 3; box-shadow: 0 2px 14px #0004; }
    .screen .still { box-shadow: none; }
    .screen .hued .t + .t { color: inherit; opacity: .8; }
    .screen .nameless::after { content: "[" attr(data-place) "]"; color: var(--quiet); }
    .mark { position: absolute; left: 0; top: 0; bottom: 0; width: 14px; font-size: 11px; font-weight: 700;
      color: var(--glass); display: grid; place-items: center; }
    .inserted .mark { background: var(--insert); } .deleted .mark { background: var(--delete); }
    .moved .mark { background: var(--move); } .reloaded .mark { background: var(--reload); }
    .empty { position: absolute; inset: 0; display: grid; place-items: center; color: var(--quiet); }
    .crash { position: absolute; inset: 0; overflow: auto; scrollbar-width: thin; background: var(--alarm); padding: 16px 14px;
      font-size: 13px; overflow-wrap: anywhere; }
    .crash strong { color: var(--delete); display: block; font-size: 15px; margin-bottom: 6px; }
    .crash div { font-size: 12px; line-height: 1.4; white-space: pre-wrap; }
    .crash pre { white-space: pre-wrap; font-size: 10.5px; line-height: 1.4; margin: 12px 0 0; }
    .pool { font-size: 12px; color: var(--quiet); margin: 8px 0 0; padding: 0; list-style: none;
      display: flex; flex-wrap: wrap; gap: 4px; justify-content: center; max-width: 300px; }
    .pool li { border: 1px dashed var(--line); border-radius: 6px; padding: 1px 7px; }
    .books { min-width: 0; max-width: 600px; }
    .books h3:first-child { margin-top: 4px; }
    .wide { overflow-x: auto; }
    table { border-collapse: collapse; font-size: 13px; font-variant-numeric: tabular-nums; width: 100%; }
    th, td { padding: 3px 7px; text-align: right; border-bottom: 1px solid var(--line); white-space: nowrap; }
    thead th { font-weight: 500; color: var(--quiet); font-size: 12px; }
    th:first-child { text-align: left; font-weight: 500; padding-left: 0; }
    .zero { color: var(--quiet); opacity: .55; }
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
    .player label { font-size: 12px; color: var(--quiet); display: block; overflow: hidden;
      text-overflow: ellipsis; white-space: nowrap; }
    .player input { width: 100%; accent-color: var(--accent); margin: 2px 0 0; height: 22px; }
    .player output { font-size: 13px; font-variant-numeric: tabular-nums; color: var(--quiet);
      text-align: right; min-width: 9.5em; }
    .heard { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    @media (min-width: 1560px) { .stagehands { grid-template-columns: 190px minmax(0, 1fr); }
      .scenes { flex-direction: column; position: sticky; top: 24px; } }
    @media (min-width: 820px) { .reels.two { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); } }
    @media (max-width: 640px) { body { padding: 16px 14px 0; } .player { margin: 0 -14px; padding: 8px 14px 10px;
        grid-template-columns: auto minmax(0, 1fr); } .player .scrub { grid-column: 1 / -1; grid-row: 2; }
      .reel { padding: 14px; } .scenes { flex-wrap: nowrap; overflow-x: auto; padding: 3px 2px; scrollbar-width: none; } }
    @media (prefers-reduced-motion: no-preference) { .scenes button, .player button { transition: background .15s; } }
    """
}
