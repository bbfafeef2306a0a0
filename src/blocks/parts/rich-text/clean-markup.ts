import type { ElementContent } from "hast";
import type { ContentLabels } from "./content-labels.ts";
import type { ContentHosts } from "./rich-text.ts";
import { contentHosts, contentToHtml, sanitiseSvg } from "./sanitise.ts";

/** A request to the sanitiser that can be sent to a worker: a function of `RichText` by name. */
export type Markup = {
  of: "toHtml" | "hosts" | "drawing";
  source: string;
  labels?: ContentLabels;
  prefix?: string;
  /** Whether code stays plain. */
  plain?: boolean;
};

/** The answer: clean markup, none for a drawing that renders nothing; for `hosts` those of images and videos. */
export type CleanMarkup = { html?: string; hosts?: ContentHosts };

/** Cleans foreign markup. Never throws. @param color colours code, where that is wanted. */
export function cleanMarkup(
  { of, source, labels, prefix, plain }: Markup,
  color?: (nodes: ElementContent[]) => ElementContent[],
): CleanMarkup {
  if (of === "hosts") return { hosts: contentHosts(source) };
  if (of === "drawing") return { html: sanitiseSvg(source, prefix) };
  return { html: contentToHtml(source, labels, plain ? undefined : color) };
}
