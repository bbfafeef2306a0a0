const PREFIX = "https://attachment.invalid/";

/** The address of a picture that a text names by the number of an attachment, until the whole export is read (RFC 2606). */
export function attachmentUrl(id: string): string {
  return `${PREFIX}${id}`;
}

/** @returns the number of the attachment; undefined for any other address. */
export function attachmentOf(url: string): string | undefined {
  return url.startsWith(PREFIX) ? url.slice(PREFIX.length) : undefined;
}
