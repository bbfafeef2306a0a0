import { describe, expect, it } from "vitest";
import { bucketAddress } from "../../src/domains/media/store/bucket-client.server.ts";
import { readEnvironment } from "../../src/server/environment/environment.ts";

const WHOLE = {
  S3_BUCKET: "pictures",
  S3_ENDPOINT: "https://s3.eu-central-1.amazonaws.com",
  S3_REGION: "eu-central-1",
  S3_ACCESS_KEY_ID: "key",
  S3_SECRET_ACCESS_KEY: "hidden/secret\n",
};

function addressFor(changed: Record<string, string>): string | undefined {
  const { bucket } = readEnvironment({ ...WHOLE, ...changed });
  return bucket && bucketAddress(bucket);
}

describe("the variables of a bucket", () => {
  it("give no bucket when they are all empty", () => {
    expect(readEnvironment({ S3_BUCKET: "" }).bucket).toBeUndefined();
  });

  it.each(Object.keys(WHOLE))("stop the start when %s is missing", (name) => {
    expect(() => readEnvironment({ ...WHOLE, [name]: "" })).toThrow(
      new RegExp(`^Invalid environment: ${name}: is missing, while S3_(?!.*hidden)`),
    );
  });

  it.each([
    ["S3_BUCKET", "hidden/other"],
    ["S3_ENDPOINT", "hidden.example.org"],
    ["S3_ENDPOINT", "https://user:hidden@storage.example.org"],
    ["S3_REGION", "hidden region"],
    ["S3_ACCESS_KEY_ID", "hidden key"],
    ["S3_SECRET_ACCESS_KEY", "hidden\nX-Evil: 1"],
    ["S3_PREFIX", "../hidden"],
    ["S3_PREFIX", "hidden?x"],
    ["S3_PATH_STYLE", "hidden"],
  ])("refuse a wrong %s, without repeating it", (name, value) => {
    expect(() => readEnvironment({ ...WHOLE, [name]: value })).toThrow(
      new RegExp(`^Invalid environment: ${name}: must (?!.*hidden)`),
    );
  });

  it("name the bucket in the host at Amazon, and in the path elsewhere", () => {
    expect(addressFor({})).toBe("https://pictures.s3.eu-central-1.amazonaws.com");
    expect(addressFor({ S3_PATH_STYLE: "1" })).toBe("https://s3.eu-central-1.amazonaws.com/pictures");
    expect(addressFor({ S3_BUCKET: "my.pictures" })).toBe("https://s3.eu-central-1.amazonaws.com/my.pictures");
    const S3_ENDPOINT = "http://minio.internal:9000/";
    expect(addressFor({ S3_ENDPOINT })).toBe("http://minio.internal:9000/pictures");
    expect(addressFor({ S3_ENDPOINT, S3_PATH_STYLE: "0" })).toBe("http://pictures.minio.internal:9000");
  });

  it.each([
    ["site-one", "site-one/"],
    ["/sites//one/", "sites/one/"],
    ["", ""],
  ])("take the prefix %j for the folder %j", (S3_PREFIX, prefix) => {
    expect(readEnvironment({ ...WHOLE, S3_PREFIX }).bucket).toMatchObject({ prefix, secretAccessKey: "hidden/secret" });
  });
});
