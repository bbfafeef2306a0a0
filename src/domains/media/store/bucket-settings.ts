/** How a bucket of an S3-compatible storage is reached. */
export type BucketSettings = {
  bucket: string;
  /** The storage's base address, such as `https://s3.eu-central-1.amazonaws.com`. */
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** What all names begin with: empty, or ending with "/". */
  prefix: string;
  /** Whether the bucket is the first part of the path; otherwise it is a part of the host. */
  isPathStyle: boolean;
};

/** How long a bucket may take, in milliseconds. */
export type BucketLimits = {
  /** Until the head of an answer arrives. */
  answerMs: number;
  /** Between two pieces of an answer's body. */
  idleMs: number;
  /** For an upload with its answer. */
  uploadMs: number;
};

/** Short enough for a visitor who waits for a page's pictures; an upload has some megabytes, rarely more than 20. */
export const BUCKET_LIMITS: BucketLimits = { answerMs: 4000, idleMs: 10_000, uploadMs: 30_000 };
