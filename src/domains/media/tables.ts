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
  }
}
