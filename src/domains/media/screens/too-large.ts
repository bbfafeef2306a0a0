import { MAX_UPLOAD_BYTES } from "../media.ts";

/** What is said of a file that no upload takes. */
export const TOO_LARGE = `This file is larger than ${MAX_UPLOAD_BYTES / 1024 / 1024} MB. Make it smaller and upload it again.`;
