import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { openMediaStore } from "./open-store.server.ts";

it("a folder for pictures that can't be written is named in the log, and refuses an upload with the reason", async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), "media-"));
  onTestFinished(() => rmSync(dataFolder, { recursive: true }));
  const log = { warn: vi.fn<(details: object, message: string) => void>(), info: vi.fn<(message: string) => void>() };
  const store = openMediaStore({ dataFolder }, log);
  expect(await store.check()).toMatchObject({ ok: true });
  // Permissions don't bind the superuser, whom tests may run as.
  writeFileSync(join(dataFolder, "media"), "");
  const refused = { ok: false, error: { code: "UNAVAILABLE", message: expect.stringContaining("can’t write") } };
  expect(await store.check()).toMatchObject(refused);
  expect(await store.put(`${"a".repeat(64)}.png`, Buffer.from("picture"))).toMatchObject(refused);
  expect(await store.find("missing.png")).toMatchObject({ ok: true });
  expect(log.warn.mock.calls).toEqual([
    [{ reason: expect.stringContaining(dataFolder) }, expect.stringContaining("give this user write access")],
  ]);
  expect(log.info).not.toHaveBeenCalled();
});
