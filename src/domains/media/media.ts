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

export type MediaExtension = keyof typeof MEDIA_TYPES;

/** Longest name and alternative text, in characters. */
export const MEDIA_TEXT_LIMITS = { name: 200, alt: 500 };
