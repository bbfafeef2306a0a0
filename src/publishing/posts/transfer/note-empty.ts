/** @returns a remark on a post whose text is empty. */
export function noteEmpty(body: string): string[] {
  return body.trim() === "" ? ["It has no text"] : [];
}
