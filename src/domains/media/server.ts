export { addMedia } from "./library.server.ts";
export { mediaRoutes } from "./routes.server.ts";
export { MAX_UPLOAD_BYTES, MEDIA_TYPES, nameOfMedia } from "./media.ts";
export { sweepAnnounced } from "./announced.server.ts";
export { addPictures, storeWithPictures, type PictureRow } from "./store-pictures.server.ts";
export { addPicture, PICTURE_LIMIT, preparePicture, type VisitorPicture } from "./visitor-picture.server.ts";
export { pictureForModel } from "./picture-for-model.server.ts";
export { queueImageWork } from "./image-queue.server.ts";
export { openVariants, type Variants } from "./variants.server.ts";
export { isSigned, signedCrop } from "./crop-signature.server.ts";
export { srcSetOf, variantAt } from "./variants.ts";
export { openMediaSizes, type MediaSizes, type SizeOf } from "./sizes.server.ts";
export type { BucketSettings } from "./store/bucket-settings.ts";
export { bucketStore } from "./store/bucket-store.server.ts";
export { folderStore } from "./store/folder-store.server.ts";
export { StoreError, type ByteRange, type MediaStore, type OpenedFile } from "./store/media-store.server.ts";
export { moveMedia, type Moved } from "./store/move-media.server.ts";
export { readPicture } from "./store/read-picture.server.ts";
export { openMediaStore } from "./store/open-store.server.ts";
export {
  disownPrivateFiles,
  listPrivateFiles,
  newPrivateFile,
  openPrivateFile,
  ownPrivateFiles,
  putPrivateFiles,
  sweepPrivateFiles,
  type NewPrivateFile,
} from "./private-files.server.ts";
