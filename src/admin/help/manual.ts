import { loadRichText } from "#blocks";
import source from "../../../docs/editor.md?raw";

const PICTURES = import.meta.glob<string>("../../../docs/images/editor/*.webp", {
  eager: true,
  import: "default",
  query: "?url",
});

/** Drops the title, which is the screen's own heading, and points pictures to the build's files. */
function prepared(manual: string): string {
  return manual
    .replace(/^# .*\n/, "")
    .replaceAll(/\]\((images\/[^)]+)\)/g, (_all, path: string) => `](${PICTURES[`../../../docs/${path}`] ?? ""})`);
}

/** The manual as clean markup, and its chapters with the ids of their headings. */
type Manual = { html: string; chapters: { id: string; title: string }[] };

async function render(): Promise<Manual> {
  const { toHtml } = await loadRichText();
  const html = toHtml(prepared(source));
  const headings = html.matchAll(/<h2 id="([^"]*)">([^<]*)<\/h2>/g);
  return { html, chapters: [...headings].map(([, id = "", title = ""]) => ({ id, title })) };
}

let manual: Promise<Manual> | undefined;

/** Renders docs/editor.md through the sanitiser, which is loaded for it; once, unless that fails. */
export function loadManual(): Promise<Manual> {
  manual ??= render().catch((error: unknown) => {
    manual = undefined;
    throw error;
  });
  return manual;
}
