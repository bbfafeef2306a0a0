export { mediaContract, type MediaItem } from "./contract.ts";
export { MAX_UPLOAD_BYTES, MEDIA_TEXT_LIMITS, MEDIA_TYPES, type MediaExtension } from "./media.ts";
