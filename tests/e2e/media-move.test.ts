import { createHash, randomBytes } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BUCKET, startFakeS3, type FakeS3 } from "../fake-s3.ts";
import { newFolder, runScript, startScript } from "./server-process.ts";

const FILES = 40;

function nameOf(content: Buffer): string {
  return `${createHash("sha256").update(content).digest("hex")}.png`;
}

describe("npm run media", () => {
  let storage: FakeS3;
  const source = newFolder();
  const target = newFolder();
  const contentOf = (folder: string, name: string) => readFileSync(join(folder, "media", name));

  beforeAll(async () => {
    storage = await startFakeS3({ pageSize: 15 });
    mkdirSync(join(source, "media"));
    for (let count = 0; count < FILES; count += 1) {
      const content = randomBytes(20_000);
      writeFileSync(join(source, "media", nameOf(content)), content);
    }
  });
  afterAll(() => storage.stop());

  /** Runs the command and kills it when the storage has had this many requests that match. */
  async function killDuring(direction: string, folder: string, method: string, count: number): Promise<void> {
    const { child, ended } = startScript("media", [direction], { ...storage.variables, DATA_DIR: folder });
    let seen = 0;
    storage.before((sent) => {
      if (sent.method === method && sent.path !== `/${BUCKET}/` && (seen += 1) === count) child.kill("SIGKILL");
    });
    const { code, output } = await ended;
    storage.before();
    expect([code, output]).toEqual([null, expect.stringMatching(/^From .* to /m)]);
  }

  it("killed half-way to the bucket, leaves only whole pictures, and continues when it is run again", async () => {
    await killDuring("to-bucket", source, "PUT", 20);
    const { size } = storage.objects;
    expect(size).toBeGreaterThan(10);
    expect(size).toBeLessThan(FILES);
    for (const [key, content] of storage.objects) expect(key).toBe(`site-one/${nameOf(content)}`);
    const { code, output } = await runScript("media", ["to-bucket"], { ...storage.variables, DATA_DIR: source });
    expect([code, output]).toEqual([
      0,
      expect.stringContaining(
        `Done. copied: ${FILES - size} (${((FILES - size) * 0.02).toFixed(1)} MB), there already: ${size}`,
      ),
    ]);
    expect(storage.objects.size).toBe(FILES);
    expect(output).not.toContain(storage.variables.S3_SECRET_ACCESS_KEY);
  });

  it("is killed half-way to the folder, leaves only whole pictures, and goes on when it is run again", async () => {
    await killDuring("to-folder", target, "GET", 20);
    const whole = readdirSync(join(target, "media")).filter((name) => !name.endsWith(".part"));
    expect(whole.length).toBeGreaterThan(5);
    expect(whole.length).toBeLessThan(FILES);
    for (const name of whole) expect(nameOf(contentOf(target, name))).toBe(name);
    const { code } = await runScript("media", ["to-folder", "--remove"], { ...storage.variables, DATA_DIR: target });
    expect(code).toBe(0);
    const names = readdirSync(join(source, "media")).toSorted();
    expect(
      readdirSync(join(target, "media"))
        .filter((name) => !name.endsWith(".part"))
        .toSorted(),
    ).toEqual(names);
    for (const name of names) expect(contentOf(target, name)).toEqual(contentOf(source, name));
    expect(storage.objects.size).toBe(0);
  });

  it("says what is missing and copies nothing", async () => {
    const { code, output } = await runScript("media", ["to-bucket"], { S3_BUCKET: BUCKET, DATA_DIR: source });
    expect([code, output]).toEqual([1, expect.stringContaining("S3_ENDPOINT: is missing, while S3_BUCKET is set")]);
    expect(storage.objects.size).toBe(0);
  });
});
