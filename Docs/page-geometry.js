// Measures a page in a frame of Docs/check-pages, scene by scene, and reports what does not fit.
(() => {
"use strict";
const found = new Set();
const shown = node => {
  const box = node.getBoundingClientRect(), style = getComputedStyle(node);
  return box.width > 1.5 && box.height > 1.5 && style.visibility === "visible" && style.opacity !== "0";
};
const ownText = node => [...node.childNodes].filter(child => child.nodeType === 3)
  .map(child => child.textContent.trim()).join(" ").trim();
const named = node => {
  const name = node.className && typeof node.className === "string" ? "." + node.className.split(" ").join(".") : "";
  return `${node.tagName.toLowerCase()}${name} "${node.textContent.trim().replace(/\s+/g, " ").slice(0, 40)}"`;
};
const color = text => {
  const numbers = (text.match(/[\d.]+/g) || []).map(Number);
  const unit = text.startsWith("color(") ? 255 : 1;
  return { rgb: numbers.slice(0, 3).map(number => number * unit), alpha: numbers[3] ?? 1 };
};
const over = (top, alpha, below) => top.map((part, i) => part * alpha + below[i] * (1 - alpha));
const light = rgb => {
  const [r, g, b] = rgb.map(part => part / 255).map(part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const ground = node => {
  const chain = [];
  for (let one = node; one; one = one.parentElement) chain.unshift(one);
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  return chain.reduce((rgb, one) => {
    const { rgb: top, alpha } = color(getComputedStyle(one).backgroundColor);
    return over(top, alpha, rgb);
  }, dark ? [18, 18, 18] : [255, 255, 255]);
};
const contrast = node => {
  const below = ground(node), { rgb, alpha } = color(getComputedStyle(node).color);
  let opacity = alpha;
  for (let one = node; one; one = one.parentElement) opacity *= Number(getComputedStyle(one).opacity);
  const [one, other] = [light(over(rgb, opacity, below)), light(below)].sort((a, b) => b - a);
  return (one + 0.05) / (other + 0.05);
};
// Rows of a screen end in "…" and at its edges as on a device, and the scenes of a narrow page scroll
// like tabs.
const mayBeCut = node => node.matches(".glass") || node.closest(".screen, .heard, input, .scenes");

const leaves = node => node.getBoundingClientRect().right > innerWidth + 1;

function measure(scene) {
  const root = document.documentElement, where = scene ? `scene ${scene}: ` : "";
  const say = text => found.add(where + text);
  if (root.scrollWidth > innerWidth) say(`the page is ${root.scrollWidth} wide`);
  if (root.scrollHeight > 10000) say(`the page is ${root.scrollHeight} high`);
  for (const glass of document.querySelectorAll(".glass")) {
    const { width, height } = glass.getBoundingClientRect();
    // A glass of no width is not there for whoever looks, but its phone is.
    if (glass.checkVisibility() && (width < 100 || height < 100)) say(`the glass is ${Math.round(width)} x ${Math.round(height)}`);
  }
  for (const node of document.body.querySelectorAll("*")) {
    if (!shown(node) || node.closest("noscript, script, style")) continue;
    const style = getComputedStyle(node);
    if (!mayBeCut(node) && node.textContent.trim()) {
      if (style.overflowX !== "visible" && node.scrollWidth > node.clientWidth + 1)
        say(`${named(node)} is cut by ${node.scrollWidth - node.clientWidth} to the right`);
      if (style.overflowY !== "visible" && node.scrollHeight > node.clientHeight + 1)
        say(`${named(node)} is cut by ${node.scrollHeight - node.clientHeight} below`);
    }
    if (!node.closest(".screen, .heard, .scenes") && leaves(node) && !leaves(node.parentElement)) say(`${named(node)} leaves the page`);
    if (ownText(node) && !node.closest(".heard")) {
      const ratio = contrast(node);
      if (ratio < 4.49) say(`${named(node)} has a contrast of ${ratio.toFixed(2)}`);
    }
  }
  for (const control of document.querySelectorAll("a, button, input, summary"))
    if (shown(control) && !(control.getAttribute("aria-label") || control.textContent.trim() || control.labels?.length))
      say(`${control.tagName.toLowerCase()} has no name for screen readers`);
  const targets = new Map();
  for (const link of document.querySelectorAll("a[href]")) {
    const name = link.getAttribute("aria-label") || link.textContent.trim(), target = link.getAttribute("href");
    if ((targets.get(name) ?? target) !== target) say(`two links called "${name}" lead to different pages`);
    targets.set(name, target);
  }
  for (const link of document.querySelectorAll("a[href^='#']"))
    if (!document.getElementById(link.getAttribute("href").slice(1))) say(`the link ${link.getAttribute("href")} leads nowhere`);
}

addEventListener("load", () => setTimeout(() => {
  const scrubber = document.getElementById("scrubber"), data = document.getElementById("film");
  if (scrubber && data) {
    const stops = JSON.parse(data.textContent).steps + 1;
    for (let end = stops - 1; end <= Number(scrubber.max); end += stops) {
      scrubber.value = end;
      scrubber.dispatchEvent(new Event("input"));
      measure(Math.floor(end / stops) + 1);
    }
  } else {
    measure(0);
  }
  parent.postMessage({ found: [...found] }, "*");
}, 50));
})();
