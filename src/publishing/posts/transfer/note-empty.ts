/** @returns a remark if a post's text is empty. */
export function noteEmpty(body: string): string[] {
  return body.trim() === "" ? ["It has no text"] : [];
}
