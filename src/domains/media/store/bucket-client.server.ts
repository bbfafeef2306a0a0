import { setTimeout as wait } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
import { fail, ok, type Result } from "#shared";
import type { BucketLimits, BucketSettings } from "./bucket-settings.ts";
import { StoreError, type Unavailable } from "./media-store.server.ts";
import { failWhenIdle, readLimited } from "./read-body.server.ts";

/** One request to a bucket. */
type BucketRequest = {
  method: "GET" | "HEAD" | "PUT" | "DELETE";
  /** The object's whole name; empty for the bucket itself. */
  key: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Buffer;
};

/** A bucket's answer, whose body fails when it stops arriving. */
export type BucketAnswer = { status: number; headers: Headers; body?: ReadableStream<Uint8Array> };

export type BucketClient = (request: BucketRequest) => Promise<Result<BucketAnswer, Unavailable>>;

const RETRIES = 2;
const FIRST_PAUSE_MS = 100;
/** Statuses of temporary failures. */
const TRY_AGAIN = new Set([429, 500, 502, 503, 504]);
/** Answers that are no failure of the storage. */
const EXPECTED = new Set([200, 204, 206, 404, 416]);
const MAX_ERROR_BYTES = 8192;

const MESSAGE = "The storage for pictures doesn’t answer. Try again later.";

/** @returns the address of the bucket, without "/" at the end. */
export function bucketAddress({ endpoint, bucket, isPathStyle }: BucketSettings): string {
  const base = endpoint.replace(/\/+$/, "");
  return isPathStyle ? `${base}/${bucket}` : base.replace("://", `://${bucket}.`);
}

function reasonOf(error: unknown): string {
  const { cause } = error instanceof Error ? error : {};
  const { code, message } = (cause ?? error) as { code?: unknown; message?: unknown };
  return String(code ?? message ?? error);
}

/** @returns S3's own word for a failure, such as `AccessDenied`; the rest of the text may repeat the key's id. */
async function codeIn({ body }: Response, idleMs: number): Promise<string | undefined> {
  const read = body ? readLimited(failWhenIdle(body, idleMs), MAX_ERROR_BYTES) : undefined;
  const text = await read?.catch(() => undefined);
  return /<Code>(\w{1,60})<\/Code>/.exec(String(text))?.[1];
}

/**
 * Makes the function that sends signed requests (AWS Signature Version 4) to a bucket. Temporary failures are retried
 * within the time limit; silence isn't. Redirects are not followed: the signature is meant for one host.
 * @returns UNAVAILABLE for a request that can't be sent, is refused, or gets no answer in time.
 */
export function bucketClient(settings: BucketSettings, limits: BucketLimits): BucketClient {
  const { accessKeyId, secretAccessKey, region } = settings;
  const aws = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3" });
  const base = bucketAddress(settings);

  async function sendOnce({ method, key, query, headers, body }: BucketRequest, limitMs: number): Promise<Response> {
    const url = new URL(`${base}/${key}`);
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
    // A Buffer is a view that Request copies; its length becomes Content-Length.
    const content = body && new Uint8Array(body);
    const signed = await aws.sign(url.href, { method, headers, body: content, redirect: "manual" });
    const ended = new AbortController();
    const timer = setTimeout(() => ended.abort(new Error(`no answer for ${limitMs / 1000} s`)), limitMs);
    try {
      return await fetch(signed, { signal: ended.signal });
    } finally {
      clearTimeout(timer);
    }
  }

  async function sendWithRetries(request: BucketRequest): Promise<Response> {
    const limitMs = request.body ? limits.uploadMs : limits.answerMs;
    const until = Date.now() + limitMs;
    for (let pause = FIRST_PAUSE_MS, left = RETRIES; ; pause *= 2, left -= 1) {
      const began = Date.now();
      const outcome = await sendOnce(request, until - began).catch((error: unknown) => ({ error }));
      const isFinal = left === 0 || Date.now() + pause * 2 > until;
      if ("error" in outcome && isFinal) throw outcome.error;
      if (!("error" in outcome)) {
        if (isFinal || !TRY_AGAIN.has(outcome.status)) return outcome;
        await outcome.body?.cancel();
      }
      // Jitter: processes must not retry at the same moment.
      await wait(pause * (1 + Math.random()));
    }
  }

  return async (request) => {
    try {
      const answer = await sendWithRetries(request);
      const { status, headers, body } = answer;
      if (EXPECTED.has(status)) {
        return ok({ status, headers, body: body ? failWhenIdle(body, limits.idleMs) : undefined });
      }
      const code = await codeIn(answer, limits.idleMs);
      const reason = `${request.method} was answered with ${status}${code ? ` (${code})` : ""}`;
      return fail("UNAVAILABLE", MESSAGE, new StoreError(reason));
    } catch (error) {
      return fail("UNAVAILABLE", MESSAGE, new StoreError(`${request.method} failed: ${reasonOf(error)}`));
    }
  };
}
