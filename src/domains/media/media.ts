/** The largest uploaded file. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;

/** The same for an SVG, which is parsed as a whole. */
export const MAX_SVG_BYTES = 1024 * 1024;

/** Picture formats by the extension of the stored file, with their media type. */
export const MEDIA_TYPES = {
  png: "image/png",
  jpg: "image/jpeg",
  webp: "image/webp",
  avif: "image/avif",
  svg: "image/svg+xml",
} as const;

/** The media types that people without rights in the library may send: an SVG is a document. */
export const PICTURE_TYPES: readonly string[] = Object.values(MEDIA_TYPES).filter((type) => type !== MEDIA_TYPES.svg);

export type MediaExtension = keyof typeof MEDIA_TYPES;

/** Longest name and alternative text, in characters. */
export const MEDIA_TEXT_LIMITS = { name: 200, alt: 500 };

/** Address of a stored picture; nothing else reaches the storage. */
const ADDRESS = new RegExp(`^/media/([0-9a-f]{64}\\.(?:${Object.keys(MEDIA_TYPES).join("|")}))$`);

/** @returns the file name in the address of a stored picture; undefined for any other address. */
export function nameOfMedia(address: string): string | undefined {
  return ADDRESS.exec(address)?.[1];
}

/** @returns the hash in the address of a stored picture; undefined for any other address. */
export function hashOfMedia(address: string): string | undefined {
  return nameOfMedia(address)?.split(".")[0];
}
