import "#db/schema";

declare module "#db/schema" {
  /** Uploaded files. */
  interface Schema {
    media: {
      id: string;
      /** SHA-256 of the stored bytes in hexadecimal: the file's name. One row for each. */
      hash: string;
      /** File name extension, by content: png, jpg, webp, avif, svg. */
      extension: string;
      /** Its file name at upload. */
      name: string;
      /** The alternative text. */
      alt: string;
      /** The text that searches match (`searchText`): its name and alternative text. */
      search_text: string;
      /** Natural size in pixels. */
      width: number;
      height: number;
      /** Size of the stored file in bytes. */
      bytes: number;
      created_at: string;
      created_by: string;
    };
    /** Files that are being stored and whose rows aren't there yet. */
    announced_media: {
      hash: string;
      extension: string;
      /** When it was announced last. */
      announced_at: string;
    };
    /** Files that visitors sent and that only the team may read: `<hash>.bin` in the storage. */
    private_files: {
      id: string;
      /** SHA-256 of the bytes in hexadecimal; equal files share one file of the storage. */
      hash: string;
      /** Its file name where it came from. */
      name: string;
      bytes: number;
      /** Since when it is being stored, or is to be removed. */
      announced_at: string;
      /** What it belongs to; null while that isn't stored yet, and once it is deleted. */
      owner_id: string | null;
    };
  }
}
