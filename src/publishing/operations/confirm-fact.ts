import type { Annotation } from "./draft.ts";
import type { Operation } from "./operation.ts";

/**
 * Makes the operation that confirms what a mark says of a value. It confirms nothing else: where someone has since written
 * another statement there, that one's mark stays.
 */
export function confirmFact({ key, path, text }: Annotation): Operation {
  return { type: "annotate", key, path, text: null, was: text };
}
