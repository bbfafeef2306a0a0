import { contentImageHosts, contentToHtml, sanitiseSvg } from "./sanitise.ts";
import type { RichText } from "./rich-text.ts";

/** The sanitiser of the server, which has it from the beginning. */
export const richText: RichText = { toHtml: contentToHtml, imageHosts: contentImageHosts, drawing: sanitiseSvg };
