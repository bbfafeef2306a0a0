import type { ContentLabels } from "./content-labels.ts";
import { contentImageHosts, contentToHtml, sanitiseSvg } from "./sanitise.ts";

/** A request to the sanitiser that can be sent to a worker: a function of `RichText` by name. */
export type Markup = {
  of: "toHtml" | "imageHosts" | "drawing";
  source: string;
  labels?: ContentLabels;
  prefix?: string;
};

/** The answer: clean markup, none for a drawing that renders nothing; for `imageHosts` the sources of images. */
export type CleanMarkup = { html?: string; hosts?: string[] };

/** Cleans foreign markup. Never throws. */
export function cleanMarkup({ of, source, labels, prefix }: Markup): CleanMarkup {
  if (of === "imageHosts") return { hosts: contentImageHosts(source) };
  return { html: of === "toHtml" ? contentToHtml(source, labels) : sanitiseSvg(source, prefix) };
}
