import type { HowItWorks } from "./schema.ts";

/** A step with its anchor, where it has one on this page. */
export type AnchoredStep = HowItWorks["steps"][number] & { anchor?: string };

/** Ids that the page uses itself: its main part, those derived from a block's index, and headings inside texts. */
const RESERVED = /^(?:main|b\d+(?:-.*)?|text-.*)$/;

function anchorOf(id: string | number | undefined): string {
  const name = String(id ?? "")
    .trim()
    .replaceAll(/[^\p{L}\p{N}\p{M}_-]+/gu, "-");
  if (/^\d+$/.test(name)) return `step-${name}`;
  return RESERVED.test(name) || !/[\p{L}\p{N}]/u.test(name) ? "" : name;
}

/**
 * @returns each step's anchor, derived from its id: "import" -> `import`, 2 -> `step-2`; empty where the id can't be an
 * anchor, and where an earlier step has the same one.
 */
export function stepAnchors(steps: HowItWorks["steps"]): string[] {
  const anchors = steps.map(({ id }) => anchorOf(id));
  return anchors.map((anchor, index) => (anchors.indexOf(anchor) === index ? anchor : ""));
}
