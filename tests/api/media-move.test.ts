import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { MediaItem } from "#media";
import { runMediaCommand } from "#server";
import { embedded } from "../databases.ts";
import { startFakeS3, type FakeS3 } from "../fake-s3.ts";
import { openSite, type Site } from "../services.ts";
import { signedIn, type BrowserHeaders } from "../sign-in.ts";

let storage: FakeS3;
// More than one answer's worth of names.
beforeAll(async () => void (storage = await startFakeS3({ pageSize: 3 })));
afterEach(() => {
  storage.fail();
  storage.before();
});
afterAll(() => storage.stop());

/** Runs the command. @returns its lines, and whether it says that all is done. */
async function run(folder: string, ...args: string[]) {
  const lines: string[] = [];
  const variables = { ...storage.variables, DATA_DIR: folder };
  const isComplete = await runMediaCommand(args, variables, (line) => void lines.push(line));
  return { isComplete, done: lines.find((line) => line.startsWith("Done.")), lines };
}

const namesIn = (folder: string) =>
  existsSync(join(folder, "media")) ? readdirSync(join(folder, "media")).toSorted() : [];
const namesInBucket = () => [...storage.objects.keys()].map((key) => key.slice("site-one/".length)).toSorted();

describe("the command that moves a site's pictures", () => {
  let folder: string;
  let names: string[];

  beforeEach(() => {
    storage.objects.clear();
    folder = mkdtempSync(join(tmpdir(), "blockwright-media-"));
    mkdirSync(join(folder, "media"));
    names = Array.from({ length: 8 }, (_, index) => {
      const content = `<svg>${index}</svg>`;
      const name = `${createHash("sha256").update(content).digest("hex")}.svg`;
      writeFileSync(join(folder, "media", name), content);
      return name;
    }).toSorted();
    writeFileSync(join(folder, "media", "notes.txt"), "not a picture");
  });

  it("copies them into the bucket and back, and removes only what it is told to", async () => {
    expect((await run(folder, "to-bucket", "--dry-run")).done).toBe("Done. to copy: 8 (0.0 MB), there already: 0");
    expect(storage.objects.size).toBe(0);
    const first = await run(folder, "to-bucket");
    expect([first.isComplete, first.done]).toEqual([true, "Done. copied: 8 (0.0 MB), there already: 0"]);
    expect(namesInBucket()).toEqual(names);
    expect(namesIn(folder)).toEqual([...names, "notes.txt"].toSorted());
    const cleared = await run(folder, "to-bucket", "--remove");
    expect(cleared.done).toBe("Done. copied: 0 (0.0 MB), there already: 8, removed: 8");
    expect(namesIn(folder)).toEqual(["notes.txt"]);
    storage.objects.set("site-one/other.txt", Buffer.from("not a picture"));
    storage.objects.set("site-two/a.svg", Buffer.from("another site's"));
    const back = await run(folder, "to-folder", "--remove");
    expect(back.done).toBe("Done. copied: 8 (0.0 MB), there already: 0, removed: 8");
    expect(namesIn(folder)).toEqual([...names, "notes.txt"].toSorted());
    expect([...storage.objects.keys()]).toEqual(["site-one/other.txt", "site-two/a.svg"]);
  });

  it("never removes a picture whose copy isn't right, and repairs the copy", async () => {
    await run(folder, "to-bucket");
    const [first = "", second = "", third = ""] = names;
    const size = readFileSync(join(folder, "media", first)).length;
    storage.objects.set(`site-one/${first}`, Buffer.alloc(size));
    storage.objects.set(`site-one/${second}`, Buffer.alloc(1));
    writeFileSync(join(folder, "media", third), "damaged");
    storage.objects.delete(`site-one/${third}`);
    const { isComplete, lines, done } = await run(folder, "to-bucket", "--remove");
    expect([isComplete, done]).toEqual([false, "Done. copied: 2 (0.0 MB), there already: 5, removed: 7, failed: 1"]);
    expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^Not moved: ${third}: its content .* is damaged$`)));
    expect(namesIn(folder)).toEqual([third, "notes.txt"].toSorted());
    for (const name of namesInBucket()) {
      const content = storage.objects.get(`site-one/${name}`) ?? "";
      expect(name).toBe(`${createHash("sha256").update(content).digest("hex")}.svg`);
    }
  });

  it("continues where it was stopped by a bucket that fails", async () => {
    let puts = 0;
    storage.before(({ method }) => {
      if (method === "PUT" && (puts += 1) === 5) storage.fail({ status: 403, code: "AccessDenied" });
    });
    const stopped = await run(folder, "to-bucket");
    expect(stopped.isComplete).toBe(false);
    expect(stopped.lines).toContainEqual(expect.stringMatching(/^Not moved: .*403/));
    const { size } = storage.objects;
    storage.before();
    storage.fail();
    expect((await run(folder, "to-bucket")).done).toBe(`Done. copied: ${8 - size} (0.0 MB), there already: ${size}`);
    storage.fail({ status: 403, code: "AccessDenied" });
    await expect(run(folder, "to-folder")).rejects.toThrow(/^Stopped: GET was answered with 403 \(AccessDenied\)/);
  });

  it.each([
    [[], {}, /^Usage: /],
    [["to-cloud"], {}, /^Usage: /],
    [["to-bucket", "--force"], {}, /^Usage: /],
    [["to-bucket"], { S3_REGION: "" }, /S3_REGION: is missing/],
    [
      ["to-bucket"],
      Object.fromEntries(
        ["BUCKET", "ENDPOINT", "REGION", "ACCESS_KEY_ID", "SECRET_ACCESS_KEY", "PREFIX"].map((name) => [
          `S3_${name}`,
          "",
        ]),
      ),
      /^Set S3_BUCKET/,
    ],
  ])("refuses %j with %j", async (args, changed, message) => {
    const variables = { ...storage.variables, DATA_DIR: folder, ...changed };
    await expect(runMediaCommand(args, variables, () => {})).rejects.toThrow(message);
  });
});

describe("a site whose pictures are moved while it runs", () => {
  it("shows every picture at each moment, in both directions", async () => {
    storage.objects.clear();
    const { place, remove } = await embedded.make();
    const addresses: string[] = [];
    let site: Site;
    let headers: BrowserHeaders | undefined;
    const reopen = async (variables: Record<string, string>) => void (site = await openSite(place, variables));
    const close = async () => {
      await site.services.events.close();
      await site.close();
    };
    const upload = async () => {
      const body = `<svg viewBox="0 0 ${addresses.length + 9} 9"><path d="M0 0h9v9z"/></svg>`;
      headers ??= await signedIn(site, "editor");
      const answer = await site.request("/api/media?name=a.svg", { method: "POST", body, headers });
      addresses.push(((await answer.json()) as MediaItem).url);
    };
    const checkAll = async () => {
      for (const address of addresses) {
        const answer = await site.request(address);
        expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining("<path")]);
      }
    };

    await reopen({});
    for (let time = 0; time < 4; time += 1) await upload();
    // Someone uploads a picture during the move.
    let isAdded = false;
    storage.before(async ({ method }) => {
      if (method !== "PUT" || isAdded) return;
      isAdded = true;
      await upload();
    });
    await run(place.folder, "to-bucket");
    await checkAll();
    await close();
    await reopen(storage.variables);
    await upload();
    await checkAll();
    expect((await run(place.folder, "to-bucket", "--remove")).isComplete).toBe(true);
    expect(namesIn(place.folder)).toEqual([]);
    await checkAll();
    expect(addresses).toHaveLength(6);

    await run(place.folder, "to-folder");
    await checkAll();
    await close();
    await reopen({});
    await checkAll();
    await close();
    await remove();
  });
});
