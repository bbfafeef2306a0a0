import { createHash, createHmac } from "node:crypto";

/** A request as it arrived. `target` is path and query as they were sent. */
export type Arrived = {
  method: string;
  target: string;
  headers: Readonly<Record<string, string | undefined>>;
  /** SHA-256 of the body in hexadecimal. */
  bodyHash: string;
};

export type AwsKey = { accessKeyId: string; secretAccessKey: string; region: string };

const FORM =
  /^AWS4-HMAC-SHA256 Credential=([^/,\s]+)\/(\d{8})\/([^/,\s]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/;
const MAX_SKEW_MS = 15 * 60_000;

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** Percent-encodes as Signature Version 4 asks: all but unreserved characters, in capitals. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

function canonicalQuery(query: string): string {
  const pairs = query
    .split("&")
    .filter(Boolean)
    .map((pair) => {
      const [name = "", value = ""] = pair.split("=");
      return [encode(decodeURIComponent(name)), encode(decodeURIComponent(value))] as const;
    });
  return pairs
    .toSorted(([a, b], [c, d]) => (a === c ? (b < d ? -1 : 1) : a < c ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join("&");
}

function parseTime(time: string): number {
  return Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"));
}

/**
 * Verifies a request's signature (AWS Signature Version 4, in headers) by computing it from what arrived.
 * @returns S3's code for what is wrong with it; undefined for a right one.
 */
export function signatureFault(request: Arrived, key: AwsKey, now = Date.now()): string | undefined {
  const { method, target, headers, bodyHash } = request;
  const [, id = "", day = "", region = "", names = "", signature] = FORM.exec(headers.authorization ?? "") ?? [];
  if (!signature) return "AccessDenied";
  if (id !== key.accessKeyId) return "InvalidAccessKeyId";
  const time = headers["x-amz-date"] ?? "";
  if (!(Math.abs(parseTime(time) - now) < MAX_SKEW_MS) || !time.startsWith(day)) return "RequestTimeTooSkewed";
  const signed = names.split(";");
  const required = ["host", ...Object.keys(headers).filter((name) => name.startsWith("x-amz-"))];
  if (region !== key.region || !required.every((name) => signed.includes(name))) return "AuthorizationHeaderMalformed";
  const claimed = headers["x-amz-content-sha256"] ?? "";
  if (claimed !== bodyHash && !(claimed === "UNSIGNED-PAYLOAD" && method !== "PUT")) return "XAmzContentSHA256Mismatch";
  const [path = "", query = ""] = target.split("?");
  const lines = signed.map((name) => `${name}:${(headers[name] ?? "").trim().replace(/\s+/g, " ")}\n`).join("");
  const canonical = [method, path, canonicalQuery(query), lines, names, claimed].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ["AWS4-HMAC-SHA256", time, scope, sha256(canonical)].join("\n");
  const signing = [day, region, "s3", "aws4_request"].reduce<string | Buffer>(hmac, `AWS4${key.secretAccessKey}`);
  return hmac(signing, text).toString("hex") === signature ? undefined : "SignatureDoesNotMatch";
}
