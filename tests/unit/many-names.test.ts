import { expect, it } from "vitest";
import { newPrivateFile, putPrivateFiles, type MediaStore } from "#media/server";
import { describeOnEachDatabase } from "../databases.ts";

/** More than PostgreSQL's pool has connections. */
const VISITORS = 30;

const store: Pick<MediaStore, "put"> = { put: async () => ({ ok: true, value: undefined }) };

describeOnEachDatabase("files of many visitors", (get) => {
  it("are announced at the same time without waiting for each other's connections", async () => {
    const files = Array.from({ length: VISITORS }, (_, n) => newPrivateFile(Buffer.from(`file ${n}`), `${n}.txt`));
    const put = (file: (typeof files)[number]) => putPrivateFiles(get(), store as MediaStore, [file]);
    const stored = await Promise.all(files.map(put));
    expect(stored.filter(({ ok }) => ok)).toHaveLength(VISITORS);
  });
});
