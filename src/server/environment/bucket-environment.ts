import { z } from "zod";
import type { BucketSettings } from "#media/server";
import { baseAddress, flag, oneWord } from "./environment-fields.ts";

const required = ["S3_BUCKET", "S3_ENDPOINT", "S3_REGION", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

const schema = z.object({
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][\w.-]{1,61}[a-z0-9]$/i, "must be a bucket's name: 3 to 63 letters, digits, dots and hyphens"),
  S3_ENDPOINT: baseAddress,
  S3_REGION: z.string().regex(/^[\w-]+$/, "must be a region's name, such as eu-central-1"),
  S3_ACCESS_KEY_ID: oneWord,
  S3_SECRET_ACCESS_KEY: oneWord,
  S3_PREFIX: z
    .string()
    .regex(/^\/*[\w-][\w.-]*(?:\/+[\w-][\w.-]*)*\/*$/, "must be a folder's name, such as site-one or sites/one")
    .transform((prefix) => `${prefix.split("/").filter(Boolean).join("/")}/`)
    .default(""),
  S3_PATH_STYLE: flag.optional(),
});

/** Amazon's own storage names buckets in the host; names with dots fit no certificate there. */
function usesPath(endpoint: string, bucket: string): boolean {
  const { hostname = "" } = URL.parse(endpoint) ?? {};
  return !/(?:^|\.)amazonaws\.com(?:\.cn)?$/.test(hostname) || bucket.includes(".");
}

type Read = { ok: true; settings?: BucketSettings } | { ok: false; faults: string[] };

/**
 * Reads how the bucket for pictures is reached; without S3_ variables there is none.
 * @param variables the environment's; an empty or blank one counts as absent.
 * @returns what is wrong, each with the variable's name and without its value.
 */
export function readBucket(variables: Record<string, string | undefined>): Read {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim() !== ""));
  const names = Object.keys(schema.shape).filter((name) => given[name] !== undefined);
  if (names.length === 0) return { ok: true };
  const missing = required.filter((name) => given[name] === undefined);
  if (missing.length > 0) {
    return { ok: false, faults: missing.map((name) => `${name}: is missing, while ${names.join(", ")} is set`) };
  }
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    return { ok: false, faults: parsed.error.issues.map(({ path, message }) => `${String(path[0])}: ${message}`) };
  }
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region, S3_PREFIX: prefix } = parsed.data;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = parsed.data;
  const isPathStyle = parsed.data.S3_PATH_STYLE ?? usesPath(endpoint, bucket);
  return { ok: true, settings: { bucket, endpoint, region, accessKeyId, secretAccessKey, prefix, isPathStyle } };
}
