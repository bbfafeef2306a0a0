import { describe, expect, it } from "vitest";
import { signatureFault, type Arrived } from "../aws-signature.ts";

/** The example of Amazon's documentation, "Signature Calculations for the Authorization Header", GET Object. */
const KEY = {
  accessKeyId: "AKIAIOSFODNN7EXAMPLE",
  secretAccessKey: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
  region: "us-east-1",
};
const EMPTY = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
const NOW = Date.UTC(2013, 4, 24);

function example(signature: string, signed = "host;range;x-amz-content-sha256;x-amz-date"): Arrived["headers"] {
  return {
    host: "examplebucket.s3.amazonaws.com",
    range: "bytes=0-9",
    "x-amz-content-sha256": EMPTY,
    "x-amz-date": "20130524T000000Z",
    authorization:
      "AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request," +
      `SignedHeaders=${signed},Signature=${signature}`,
  };
}

const GET = { method: "GET", target: "/test.txt", bodyHash: EMPTY };
const RIGHT = "f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41";
const LIST = "34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7";

describe("the check of signatures that the fake storage makes", () => {
  it("accepts Amazon's own examples", () => {
    expect(signatureFault({ ...GET, headers: example(RIGHT) }, KEY, NOW)).toBeUndefined();
    const headers = example(LIST, "host;x-amz-content-sha256;x-amz-date");
    const target = "/?max-keys=2&prefix=J";
    expect(signatureFault({ ...GET, target, headers }, KEY, NOW)).toBeUndefined();
  });

  it.each([
    ["another path", { target: "/other.txt" }, "SignatureDoesNotMatch"],
    ["another method", { method: "DELETE" }, "SignatureDoesNotMatch"],
    ["another body", { bodyHash: EMPTY.replace("e", "f") }, "XAmzContentSHA256Mismatch"],
    ["a later time", { now: NOW + 3_600_000 }, "RequestTimeTooSkewed"],
    ["no signature", { headers: { host: "a" } }, "AccessDenied"],
  ])("refuses %s", (_what, { now = NOW, ...changed }: Partial<Arrived> & { now?: number }, code) => {
    expect(signatureFault({ ...GET, headers: example(RIGHT), ...changed }, KEY, now)).toBe(code);
  });
});
