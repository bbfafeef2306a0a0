type Transfer = { types: readonly string[]; files: Iterable<File> };

/** @returns the pictures that a paste or drop brings; none where a picture only shows what is also there as text. */
export function picturesIn(transfer: Transfer | null): File[] {
  // Office programs add a picture of the copied text.
  if (!transfer || transfer.types.includes("text/plain")) return [];
  return [...transfer.files].filter(({ type }) => type.startsWith("image/"));
}
