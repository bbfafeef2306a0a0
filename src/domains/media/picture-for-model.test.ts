import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it, onTestFinished } from "vitest";
import { pictureForModel } from "./picture-for-model.server.ts";
import { folderStore } from "./store/folder-store.server.ts";

it("shows a model the part that its place shows, or the whole picture", async () => {
  const folder = mkdtempSync(join(tmpdir(), "picture-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const store = folderStore(folder);
  const name = `${"a".repeat(64)}.png`;
  const create = { width: 400, height: 200, channels: 3, background: "#123" } as const;
  await store.put(name, await sharp({ create }).png().toBuffer());
  const sizeOf = async (use: string) => {
    const shown = await pictureForModel(store, `/media/${name}${use}`);
    if (!shown.ok) return shown.error.message;
    const { width, height } = await sharp(Buffer.from(shown.value.split(",")[1] ?? "", "base64")).metadata();
    return [width, height];
  };
  expect(await sizeOf("")).toEqual([400, 200]);
  expect(await sizeOf("#crop=0.5,0,0.25,1&focus=0.6,0.5")).toEqual([100, 200]);
});
