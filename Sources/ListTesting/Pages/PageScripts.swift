extension PageText {
  /// The script that draws the scenes of a film.
  static let reelScript = #"""
    // Draws the scenes of a film. Every text of the film is inserted as text, never as markup.
    "use strict";
    const film = JSON.parse(document.getElementById("film").textContent);
    const steps = film.steps, stops = steps + 1;
    const count = Math.max(0, ...film.reels.map(reel => reel.scenes.length));
    const calm = matchMedia("(prefers-reduced-motion: reduce)");
    const narrow = matchMedia("(max-width: 640px)");
    const marks = { inserted: "+", deleted: "−", moved: "⇅", reloaded: "↻" };
    const make = (tag, className, text) => {
      const node = document.createElement(tag);
      if (className) node.className = className;
      if (text !== undefined) node.textContent = text;
      return node;
    };
    const list = (className, texts, tag = "ul") => {
      const node = make(tag, className);
      for (const text of texts) node.append(make("li", "", text));
      return node;
    };
    // A long word of code may break before a point and behind an opening bracket, rather than in a name.
    const breakable = code => code.split(/(?<= )/).flatMap(word => word.length < 25 ? [word]
      : word.split(/(?<=[(\[])|(?=\.[a-z])/).flatMap((part, i) => i ? [make("wbr"), part] : [part]));
    const ease = share => share * share * (3 - 2 * share);
    const fades = ["inserted", "deleted", "reloaded", "came", "went"];

    // The cast of a scene, unpacked from its short form.
    const pose = (packed, start) => !packed ? null
      : typeof packed === "string" ? { ...start, place: packed }
      : { place: packed[0], picked: packed[1] !== 0 && packed[1][0] === 1,
          alpha: packed[1] === 0 ? 1 : packed[1][1], color: packed[1] === 0 ? "" : packed[1][2],
          texts: packed.slice(2) };
    // Black or white, whichever is read more easily on a colour.
    const inkOn = color => {
      const [red, green, blue] = [1, 3, 5].map(i => parseInt(color.slice(i, i + 2), 16) / 255)
        .map(part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
      return red * 0.2126 + green * 0.7152 + blue * 0.0722 > 0.179 ? "#000" : "#fff";
    };
    const actor = ([name, fate, first, last, from, to]) => {
      const start = pose(first);
      const end = pose(last, start);
      const same = start && end && start.place === end.place && typeof last === "string";
      return { name, fate, start, end: same ? start : end, from, to: to || from };
    };

    class Reel {
      constructor(reel) {
        this.reel = reel;
        this.index = -1;
        this.node = make("section", "reel");
        this.step = make("p", "step");
        this.says = make("p", "says");
        const head = make("div", "head");
        head.append(make("h2", "", reel.title), this.step, this.says);
        this.above = make("div", "edge");
        this.below = make("div", "edge");
        this.screen = make("ul", "screen");
        this.screen.setAttribute("aria-label", `Screen of ${reel.title}`);
        this.empty = make("div", "empty");
        this.crash = make("div", "crash");
        this.crash.setAttribute("role", "group");
        this.crash.setAttribute("aria-label", `Crash of ${reel.title}`);
        this.glass = make("div", "glass");
        this.glass.append(this.empty, this.screen, this.crash);
        const phone = make("div", "phone");
        phone.append(this.glass);
        this.pool = make("ul", "pool");
        this.pool.setAttribute("aria-label", "Waiting for reuse");
        const show = make("div", "show");
        show.append(this.above, phone, this.below, this.pool);
        this.books = make("div", "books");
        this.listing = make("figure", "code");
        this.show = show;
        this.books.dataset.way = this.listing.dataset.way = reel.title;
        const set = make("div", "set");
        set.append(show, this.books);
        this.node.append(head, this.listing, set);
      }

      // The glass is as wide as its card has room for; on a narrow page two cards share a line.
      fit() {
        const wish = this.reel.width > 500 ? 440 : 276;
        const pair = narrow.matches && film.reels.length > 1;
        const room = pair ? stage.clientWidth / 2 - 20 : this.node.clientWidth - 60;
        const scale = Math.min(wish, Math.max(120, room)) / this.reel.width;
        this.glass.style.width = this.reel.width * scale + "px";
        this.glass.style.height = this.reel.height * scale + "px";
        this.screen.style.width = this.reel.width + "px";
        this.screen.style.height = this.reel.height + "px";
        this.screen.style.transform = `scale(${scale})`;
      }

      open(index) {
        // A reel with fewer scenes than the others stays at the end of its last one; after a crash there
        // is no app that could go on.
        this.index = Math.min(index, this.reel.scenes.length - 1);
        this.isOver = index > this.index;
        this.scene = this.reel.scenes[this.index];
        this.node.hidden = !this.scene;
        if (!this.scene) return;
        this.step.textContent = !this.isOver ? this.scene.label
          : this.scene.crash ? `Ended by the crash in scene ${this.index + 1}` : this.scene.label + " (over)";
        this.says.textContent = this.scene.crash ? this.isOver ? "There is no app any more." : "The app crashes."
          : this.scene.says;
        this.cast = this.scene.cast.map(actor).map(actor => ({ ...actor, node: this.row(actor) }));
        this.crash.replaceChildren();
        if (this.scene.crash) this.crash.append(make("strong", "", "The app crashes"),
          make("div", "", this.scene.crash.headline));
        this.write();
        this.quote();
      }

      row(actor) {
        const node = make("li", actor.fate);
        node.dataset.name = actor.name;
        if (marks[actor.fate]) {
          const mark = make("span", "mark", marks[actor.fate]);
          mark.setAttribute("aria-hidden", "true");
          node.append(mark);
        }
        return node;
      }

      dress(actor, pose, frame) {
        const node = actor.node;
        if (actor.shown === pose) return;
        actor.shown = pose;
        node.dataset.place = pose.place;
        for (const old of node.querySelectorAll(".t")) old.remove();
        for (const text of pose.texts) node.append(make("span", "t", text));
        node.style.background = pose.picked ? "" : pose.color;
        node.style.color = pose.color && !pose.picked ? inkOn(pose.color) : "";
        node.classList.toggle("hued", Boolean(pose.color) && !pose.picked);
        const bar = /^(header|footer) /.test(pose.place);
        node.classList.toggle("bar", bar);
        node.classList.toggle("foot", pose.place.startsWith("footer "));
        node.classList.toggle("tall", frame[3] > 54 || frame[2] < 200 || pose.texts.length > 2);
        node.classList.toggle("tile", !bar && frame[2] < this.reel.width * 0.6);
        node.classList.toggle("picked", pose.picked);
        node.classList.toggle("nameless", pose.texts.length === 0 && !pose.color);
        node.title = `${actor.name} at ${pose.place}`;
      }

      // Draws the scene so many seconds after it began.
      draw(time, isOver) {
        const scene = this.scene;
        if (!scene) return;
        if (this.isOver) isOver = true;
        const share = scene.seconds > 0 && !isOver ? ease(Math.min(1, time / scene.seconds))
          : time > 0 || isOver ? 1 : 0;
        const fell = scene.crash && share > 0;
        const shown = [];
        for (const actor of fell ? [] : this.cast) {
          if (share === 0 && !actor.start || share === 1 && !actor.end) continue;
          const pose = share < 0.5 ? actor.start || actor.end : actor.end || actor.start;
          const frame = actor.from.map((from, i) => from + (actor.to[i] - from) * share);
          this.dress(actor, pose, frame);
          const style = actor.node.style;
          style.transform = `translate(${frame[0]}px, ${frame[1]}px)`;
          style.width = frame[2] + "px";
          style.height = frame[3] + "px";
          style.opacity = pose.alpha * (!fades.includes(actor.fate) ? 1 : actor.start ? 1 - share : share);
          actor.node.classList.toggle("still", share === 0 || share === 1);
          shown.push({ node: actor.node, frame });
        }
        // At rest the rows stand in reading order; on the way those that go are under the others.
        if (share === 0 || share === 1)
          shown.sort((one, other) => one.frame[1] - other.frame[1] || one.frame[0] - other.frame[0]);
        this.screen.replaceChildren(...shown.map(row => row.node));
        this.crash.hidden = !fell;
        const edge = scene.edges[share < 0.5 ? 0 : 1];
        this.empty.textContent = fell ? "" : edge.empty;
        this.above.textContent = fell ? "" : edge.above;
        this.below.textContent = fell ? "" : edge.below;
        this.pool.replaceChildren(...(fell ? [] : edge.pool).map(text => make("li", "", text)));
      }

      // The code that runs in the scene.
      quote() {
        const shown = this.isOver ? null : this.scene.listing;
        this.listing.hidden = !shown;
        if (!shown) return;
        const lines = make("pre");
        lines.tabIndex = 0;
        lines.setAttribute("aria-label", `Code of ${this.reel.title}`);
        for (const [changed, text] of shown.lines) {
          // A line that is too long continues further in, and does not break behind its indentation.
          const indent = text.length - text.trimStart().length;
          const line = make(changed ? "mark" : "span", "line", "\u00a0".repeat(indent));
          line.append(...breakable(text.slice(indent) || " "));
          line.style.setProperty("--indent", `${indent}ch`);
          lines.append(line);
        }
        const caption = make("figcaption", "", shown.title);
        this.listing.replaceChildren(caption, lines);
      }

      write() {
        const scene = this.scene, parts = [];
        for (const remark of scene.remarks) parts.push(make("p", "remark", remark));
        if (scene.crash) parts.push(make("h3", "", "The crash"), make("pre", "reason", scene.crash.reason),
          make("pre", "reason", scene.crash.explanation));
        for (const ledger of scene.ledgers) parts.push(make("h3", "", "Sections"), this.ledger(ledger));
        if (scene.calls.length) parts.push(make("h3", "", "Calls"), list("calls", scene.calls, "ol"));
        parts.push(make("h3", "", "Costs"));
        parts.push(scene.costs.length ? this.costs(scene.costs) : make("div", "costs", "nothing"));
        if (scene.questions.length) {
          const more = make("details");
          more.append(make("summary", "", "Questions to the data source"),
            list("calls", scene.questions, "ol"));
          parts.push(more);
        }
        this.books.replaceChildren(...parts);
      }

      costs(costs) {
        const node = make("ul", "costs");
        for (const [name, value] of costs) {
          const item = make("li", "", name + " ");
          item.append(make("b", "", value));
          node.append(item);
        }
        return node;
      }

      ledger(lines) {
        const heads = ["", "before", "ins", "del", "in", "out", "after"];
        const spoken = ["section", "before", "inserted", "deleted", "moved in", "moved out", "after"];
        const moves = lines.some(line => line[4] !== "0" || line[5] !== "0");
        const shown = heads.map((_, i) => i).filter(i => moves || i < 4 || i > 5);
        const kinds = ["", "", "plus", "minus", "shift", "shift", ""];
        const table = make("table"), head = make("thead"), body = make("tbody"), row = make("tr");
        for (const i of shown) {
          const cell = make("th", "", heads[i]);
          cell.scope = "col";
          cell.title = spoken[i];
          cell.setAttribute("aria-label", spoken[i]);
          row.append(cell);
        }
        head.append(row);
        for (const line of lines) {
          const row = make("tr", line[7] ? "" : "wrong");
          for (const i of shown) {
            const zero = line[i] === "0" && i > 1 && i < 6;
            const cell = make(i ? "td" : "th", zero ? "zero" : kinds[i], zero ? "·" : line[i]);
            if (zero) cell.setAttribute("aria-label", "0");
            if (!i) cell.scope = "row";
            row.append(cell);
          }
          body.append(row);
        }
        table.append(head, body);
        const wide = make("div", "wide");
        wide.append(table);
        return wide;
      }

      // The number of rows drawn, and a checksum of what they say.
      code() {
        if (!this.crash.hidden) return "crash";
        let sum = 0, rows = 0;
        for (const node of this.screen.querySelectorAll("[data-name]")) {
          const texts = [...node.querySelectorAll(".t")].map(text => text.textContent);
          let part = 0x811c9dc5;
          for (const text of [node.dataset.name, node.dataset.place, ...texts])
            for (let i = 0; i <= text.length; i++)
              part = Math.imul(part ^ (i < text.length ? text.charCodeAt(i) : 0), 0x01000193);
          sum = sum + (part >>> 0) >>> 0;
          rows += 1;
        }
        return `${rows}:${sum.toString(16)}`;
      }
    }
    """#

  /// The script that plays a film, to be run after the one that draws.
  static let playerScript = #"""
    // The player of a page: the scenes, the scrubber, and the verification of the drawing.
    "use strict";
    const stage = document.getElementById("stage");
    const reels = film.reels.map(reel => new Reel(reel));
    // The label of a scene is that of the first reel that has it; each reel has its own above its phone.
    const label = index => film.reels.map(reel => reel.scenes[index]?.label).find(Boolean) ?? "";
    const title = (index, mark) => `Scene ${index + 1}${label(index) && mark + label(index)}`;
    const length = index => Math.max(0, ...film.reels.map(reel => reel.scenes[index]?.seconds || 0));
    let position = 0, scene = -1, timer = 0;

    const scenes = make("ol", "scenes");
    const buttons = Array.from({ length: count }, (_, index) => {
      const button = make("button");
      button.type = "button";
      const fallen = film.reels.filter(reel => reel.scenes[index]?.crash);
      button.append(make("span", "number", index + 1), make("span", "", label(index)));
      if (fallen.length) button.append(make("span", "fell", "✕ crash"));
      button.addEventListener("click", () => { pause(); go(index * stops); });
      const item = make("li");
      item.append(button);
      scenes.append(item);
      return button;
    });
    const nav = make("nav");
    nav.setAttribute("aria-label", "Scenes");
    nav.append(scenes);

    const row = make("div", reels.length > 1 ? "reels many" : "reels");
    if (reels.length === 2 || reels.length === 4) row.classList.add("two");
    row.append(...reels.map(reel => reel.node));
    reels.forEach((reel, index) => reel.node.style.setProperty("--pair", Math.floor(index / 2) * 10));
    const legend = make("p", "legend");
    for (const [fate, mark] of Object.entries(marks)) {
      const entry = make("span"), sign = make("i", "", mark);
      sign.style.background = `var(--${{ inserted: "insert", deleted: "delete", moved: "move", reloaded: "reload" }[fate]})`;
      sign.setAttribute("aria-hidden", "true");
      entry.append(sign, fate);
      legend.append(entry);
    }
    const main = make("main");
    main.append(row);

    const key = (text, name, action) => {
      const button = make("button", "", text);
      button.type = "button";
      if (name) button.setAttribute("aria-label", name);
      button.addEventListener("click", action);
      return button;
    };
    const range = make("input");
    range.type = "range";
    range.id = "scrubber";
    range.min = 0;
    range.max = Math.max(0, count * stops - 1);
    range.step = 1;
    range.value = 0;
    range.addEventListener("input", () => { pause(); go(Number(range.value)); });
    const caption = make("label");
    caption.htmlFor = range.id;
    const clock = make("output");
    clock.htmlFor = range.id;
    const play = key("▶ Play", "", () => timer ? pause() : start());
    play.className = "play";
    const keys = make("div", "keys");
    keys.append(key("←", "Previous scene", () => { pause(); go((position % stops ? scene : Math.max(0, scene - 1)) * stops); }),
      play, key("→", "Next scene", () => { pause(); go(Math.min(count * stops - 1, (scene + 1) * stops)); }));
    const scrub = make("div", "scrub");
    scrub.append(caption, range);
    const player = make("div", "player");
    player.setAttribute("role", "group");
    player.setAttribute("aria-label", "Player");
    player.append(keys, scrub, clock);
    const heard = make("div", "heard");
    heard.setAttribute("aria-live", "polite");
    const shell = make("div", "stagehands");
    shell.append(nav, main);
    stage.append(shell, legend, player, heard);

    function go(to) {
      position = Math.max(0, Math.min(count * stops - 1, to));
      const index = Math.floor(position / stops), share = Math.min(1, position % stops / steps);
      const seconds = length(index), time = share * (seconds || 1);
      if (index !== scene) {
        scene = index;
        buttons.forEach((button, i) => i === index ? button.setAttribute("aria-current", "step")
          : button.removeAttribute("aria-current"));
        const item = buttons[index].parentElement;
        if (scenes.scrollWidth > scenes.clientWidth) scenes.scrollLeft = item.offsetLeft - scenes.offsetLeft - 40;
        for (const reel of reels) reel.open(index);
      }
      for (const reel of reels) reel.draw(time, share === 1);
      const moment = share === 0 ? "before" : share === 1 ? "after"
        : seconds ? `${time.toFixed(2)} s of ${seconds.toFixed(2)} s` : "at once";
      range.value = Math.round(position);
      range.setAttribute("aria-valuetext", `${title(index, ", ")}: ${moment}`);
      caption.textContent = `Scene ${index + 1} of ${count}${label(index) && ": " + label(index)}`;
      clock.textContent = moment;
      if (share === 0) tell(`Scene ${index + 1} of ${count}${label(index) && ", " + label(index)}: before.`);
      if (share === 1) tell(`${title(index, ", ")}. ` + reels.filter(reel => reel.scene && !reel.isOver)
        .map(reel => `${reel.reel.title}: ${reel.scene.says}`).join(" "));
    }
    function tell(text) { if (heard.textContent !== text) heard.textContent = text; }

    function pause() {
      if (timer) clearTimeout(timer);
      timer = 0;
      play.textContent = "▶ Play";
    }
    // A scene takes a second and a half, and rests at both ends; in calm it has only its ends.
    function start() {
      if (position >= count * stops - 1) go(0);
      play.textContent = "❚❚ Pause";
      const next = () => {
        if (position >= count * stops - 1) return pause();
        const place = position % stops;
        go(calm.matches && place === 0 ? position + steps : position + 1);
        timer = setTimeout(next, calm.matches ? 1500 : position % stops === steps ? 1100
          : position % stops === 0 ? 500 : 60);
      };
      timer = setTimeout(next, 200);
    }

    // Draws the two ends of every scene and compares them with what was recorded.
    function check() {
      const codes = [];
      for (const reel of reels) reel.reel.scenes.forEach((_, index) => {
        reel.open(index);
        reel.draw(0, false);
        codes.push(reel.code());
        reel.draw(0, true);
        codes.push(reel.code());
      });
      document.documentElement.dataset.filmsDrawn = codes.join(" ");
      const wanted = document.querySelector("meta[name=film-pictures]").content;
      document.documentElement.dataset.filmsOk = codes.join(" ") === wanted ? codes.length : "no";
    }

    const fit = () => reels.forEach(reel => reel.fit());
    stage.hidden = false;
    fit();
    addEventListener("resize", fit);
    check();
    scene = -1;
    const wish = /^#(\d+)(?:\.(\d+))?$/.exec(location.hash);
    if (count) go(wish ? (wish[1] - 1) * stops + Math.min(steps, Number(wish[2] || 0)) : 0);
    """#
}
