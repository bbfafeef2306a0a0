export { framingsOf } from "./framings.ts";
export { type MediaItem } from "./contract.ts";
export { MAX_UPLOAD_BYTES, PICTURE_TYPES } from "./media.ts";
