import type { JsonObject } from "#shared";
import type { Problem } from "../contract/review.ts";
import type { Annotation } from "../operations/draft.ts";
import { keyOf } from "../operations/draft.ts";
import type { Path } from "../operations/operation.ts";
import type { MetaTag, PageKind } from "../page.ts";
import type { SharedBlocks } from "../shared-blocks.ts";
import { fieldLabelParts } from "../field-label.ts";

/** What is checked: a draft with its annotations. */
export type CheckedPage = {
  metaTags: readonly MetaTag[];
  blocks: readonly JsonObject[];
  annotations: readonly Annotation[];
};

/** What is known about the site; what isn't known isn't checked. */
export type CheckContext = {
  /** A post gets its main title from its frame. */
  kind?: PageKind;
  /** The page's own path. */
  path?: string;
  /** The paths of all published pages. */
  paths?: readonly string[];
  /** The site's shared header and footer as published. */
  sharedBlocks?: SharedBlocks;
  /** Finds what the settings of data blocks name that isn't there (`dataCheck`). */
  checkData?: (block: JsonObject) => Problem[];
};

/** Makes a problem of a block. @param say gets where it is, such as "FAQ, question 2 (“...”)", and the field in quotes. */
export function problemAt(
  block: JsonObject,
  path: Path,
  code: string,
  say: (where: string, field: string) => string,
): Problem {
  const { label, item, field } = fieldLabelParts(block, path);
  return { key: keyOf(block), path, code, message: say(item ? `${label}, ${item}` : label, `“${field}”`) };
}
