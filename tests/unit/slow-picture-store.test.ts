import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { addPictures, storeWithPictures, sweepAnnounced, type MediaStore } from "#media/server";
import { describeOnEachDatabase } from "../databases.ts";

/** A storage in memory whose removals take until they are let go. */
function slowStore() {
  const files = new Set<string>();
  const [begun, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const store: Pick<MediaStore, "put" | "find" | "remove"> = {
    put: async (name) => {
      files.add(name);
      return { ok: true, value: undefined };
    },
    find: async (name) => ({ ok: true, value: files.has(name) ? { bytes: 1 } : undefined }),
    remove: async (name) => {
      begun.resolve();
      await released.promise;
      files.delete(name);
      return { ok: true, value: undefined };
    },
  };
  return { files, store: store as MediaStore, isRemoving: begun.promise, release: released.resolve };
}

function pictureOf(text: string) {
  const content = Buffer.from(text);
  const hash = createHash("sha256").update(content).digest("hex");
  const size = { width: 1, height: 1, bytes: content.length };
  const texts = { name: text, alt: "", search_text: "" };
  const made = { created_at: new Date().toISOString(), created_by: "" };
  const row = { id: crypto.randomUUID(), hash, extension: "png" as const, ...texts, ...size, ...made };
  return { content, file: `${hash}.png`, row };
}

describeOnEachDatabase("pictures in a slow storage", (get) => {
  /** Stores a picture; `isStored` says whether what shows it is. */
  const send = (store: MediaStore, picture: ReturnType<typeof pictureOf>, isStored: boolean) =>
    storeWithPictures(get(), store, [picture], async () => {
      if (isStored) await get().inTransaction((trx) => addPictures(get(), trx, [picture.row]));
      return { isStored };
    });
  const announced = async ({ row }: ReturnType<typeof pictureOf>) =>
    get().db.selectFrom("announced_media").select("hash").where("hash", "=", row.hash).execute();
  const count = () => get().db.selectFrom("pages").select("id").limit(1).execute();

  it("delay nobody while one is removed that wasn't kept", async () => {
    const { files, store, isRemoving, release } = slowStore();
    const picture = pictureOf("not kept");
    const sending = send(store, picture, false);
    await isRemoving;
    await count();
    await get().inTransaction(async (trx) => trx.selectFrom("pages").select("id").execute());
    release();
    await sending;
    expect([files.size, await announced(picture)]).toEqual([0, []]);
  });

  it("delay nobody while a picture left by a dead process is removed", async () => {
    const { files, store, isRemoving, release } = slowStore();
    const picture = pictureOf("left");
    files.add(picture.file);
    const { hash, extension } = picture.row;
    const old = { hash, extension, announced_at: new Date(0).toISOString() };
    await get().db.insertInto("announced_media").values(old).execute();
    const sweeping = sweepAnnounced(get(), store);
    await isRemoving;
    await get().inTransaction(async (trx) => trx.selectFrom("pages").select("id").execute());
    release();
    expect([await sweeping, files.size, await announced(picture)]).toEqual([1, 0, []]);
  });

  it("are there in the end where an equal one is removed while they are stored", async () => {
    const { files, store, isRemoving, release } = slowStore();
    const picture = pictureOf("twice");
    const storing = Promise.withResolvers<void>();
    // Has put its file before the other one is removed, and adds its row meanwhile.
    const kept = storeWithPictures(get(), store, [picture], async () => {
      storing.resolve();
      await isRemoving;
      const adding = get().inTransaction((trx) => addPictures(get(), trx, [picture.row]));
      release();
      await adding;
      return { isStored: true };
    });
    await storing.promise;
    await Promise.all([kept, send(store, picture, false)]);
    expect([[...files], await announced(picture)]).toEqual([[picture.file], []]);
  });
});
