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
