const BEGINS_WITH_TAG = /^\s*<(?:[a-z][a-z\d-]*[\s/>]|!doctype\s)/i;

/** @returns whether a rich text is HTML: it begins with a tag. Anything else is Markdown (spec 3). */
export function isHtml(content: string): boolean {
  return BEGINS_WITH_TAG.test(content);
}
