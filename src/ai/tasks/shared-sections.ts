import type { DataSection } from "./delimit.server.ts";
import type { SiteFacts } from "./site-facts.ts";
import { MAX_CONTEXT, type OutlinedBlock } from "./task.ts";

const MAX_OUTLINED = 60;
const MAX_LINE = 160;
const MAX_FACTS = 12_000;

const inOneLine = (text: string) => text.replaceAll(/\s+/g, " ").trim();

function outlineText(outline: readonly OutlinedBlock[]): string {
  return outline
    .slice(0, MAX_OUTLINED)
    .map(({ type, text }, index) => inOneLine(`${index + 1}. ${type}: ${text}`).slice(0, MAX_LINE))
    .join("\n");
}

/** People's input for a task, besides the site's facts. */
type Given = { context?: string; tone?: string; outline: readonly OutlinedBlock[] };

/** @returns the sections that all tasks of a page share, the site first, so that prompts of one page have a common prefix. */
export function sharedSections(site: SiteFacts, { context = "", tone, outline }: Given): DataSection[] {
  const about = [site.siteName, site.description].filter(Boolean).map((line) => inOneLine(line ?? ""));
  const facts = site.facts.map((fact) => `- ${inOneLine(fact)}`).join("\n");
  return [
    { name: "site", text: about.join("\n"), max: 500 },
    { name: "facts", text: facts, max: MAX_FACTS },
    { name: "audience", text: site.audience ?? "", max: 1000 },
    { name: "tone", text: tone || site.tone || "", max: 1000 },
    { name: "context", text: context, max: MAX_CONTEXT },
    { name: "page", text: outlineText(outline), max: MAX_OUTLINED * (MAX_LINE + 1) },
  ];
}
