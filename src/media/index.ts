export { MAX_UPLOAD_BYTES, MEDIA_TEXT_LIMITS, MEDIA_TYPES, type MediaExtension, type MediaItem } from "./media.ts";
