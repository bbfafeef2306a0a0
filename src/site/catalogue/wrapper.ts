import type { JsonObject } from "#shared";
import { escapeHtml } from "../html.ts";
import type { PageWrapper } from "../types.ts";

/** One block type in one of its styles; `style` is empty for a type without styles. */
export type Sample = { type: string; label: string; style: string; block: JsonObject };

/**
 * What the catalogue's page has around its samples: its title, a list of all types, and each sample's name and JSON above it.
 */
export function catalogueWrapper(
  title: string,
  samples: Sample[],
  types: { type: string; label: string }[],
): PageWrapper {
  const links = types.map(({ type, label }) => `<li><a href="/blocks/${type}">${escapeHtml(label)}</a></li>`);
  return {
    style: "catalogue",
    before:
      `<h1 class="catalogue-title">${escapeHtml(title)}</h1>` +
      `<nav class="catalogue-types" aria-label="Block types"><p><a href="/blocks">All blocks</a></p>` +
      `<ul>${links.join("")}</ul></nav>`,
    around: (html, index) => renderSample(samples[index], html),
  };
}

function renderSample(sample: Sample | undefined, html: string): string {
  if (!sample) return html;
  const { type, label, style, block } = sample;
  const id = style ? `sample-${type}-${style}` : `sample-${type}`;
  const json = escapeHtml(JSON.stringify(block, null, 2));
  return (
    `<section class="sample" aria-labelledby="${id}"><div class="sample-title">` +
    `<h2 id="${id}">${escapeHtml(label)}${style && ` <span>${escapeHtml(style)}</span>`}</h2>` +
    `<details><summary aria-label="JSON of ${escapeHtml(label)} ${escapeHtml(style)}">JSON</summary>` +
    `<pre tabindex="0"><code>${json}</code></pre></details></div>${html}</section>`
  );
}
