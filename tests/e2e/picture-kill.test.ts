import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "#db";
import { engines, type Place } from "../databases.ts";
import { startFakeS3, type FakeS3 } from "../fake-s3.ts";
import { untilKilled, useKilledSite } from "./killed-site.ts";

const PATH = "/pets/new";
const PET = {
  name: "pets",
  title: "Pet",
  titlePlural: "Pets",
  visitors: { read: true, create: true },
  properties: [
    { name: "name", title: "Name", type: "text", isDisplay: true, isRequired: true },
    { name: "photo", title: "Photo", type: "image", isRequired: true },
  ],
};

/** Where pictures are while a test runs, and how to stop a post between its file and its row. */
type Storage = {
  name: string;
  variables: () => Promise<Record<string, string>>;
  files: (place: Place) => string[];
  /** Runs `post` until its file is stored, and `kill` before its row is. */
  between: (place: Place, post: () => Promise<void>, kill: () => Promise<unknown>) => Promise<void>;
  stop: () => Promise<void>;
};

/** The storage has the file, and the server never learns it. */
function bucket(): Storage {
  let storage: FakeS3;
  return {
    name: "a bucket",
    variables: async () => {
      storage = await startFakeS3();
      return storage.variables;
    },
    files: () => [...storage.objects.keys()],
    between: async (_place, post, kill) => {
      storage.before(async ({ method, path, body }) => {
        if (method !== "PUT") return;
        storage.objects.set(path.split("/").slice(2).join("/"), body);
        storage.before();
        await kill();
      });
      await untilKilled(post());
    },
    stop: () => storage.stop(),
  };
}

/** The database lets nobody write rows until the server is gone. */
function folder(): Storage {
  const filesIn = ({ folder: data }: Place) => {
    const media = join(data, "media");
    return existsSync(media) ? readdirSync(media).filter((name) => /^\w{64}\.\w+$/.test(name)) : [];
  };
  return {
    name: "a folder",
    variables: async () => ({}),
    files: filesIn,
    between: async (place, post, kill) => {
      const database = await openDatabase({ ...place, exclusive: false });
      const before = filesIn(place).length;
      await database.inTransaction(async (trx) => {
        await sql`lock table rows in exclusive mode`.execute(trx);
        const posting = untilKilled(post());
        while (filesIn(place).length === before) await wait(5);
        await kill();
        await posting;
      });
      await database.close();
    },
    stop: async () => {},
  };
}

const cases = engines.map((engine) => ({ engine, storage: engine.name === "PostgreSQL" ? folder() : bucket() }));

describe.each(cases)("a picture for $storage.name, with $engine.name", ({ engine, storage }) => {
  const { url, api, place, kill, restart, read } = useKilledSite(engine, storage.variables);
  let shade = 0;

  beforeAll(async () => {
    await api().post("/api/entities", PET);
    const variables = { entityName: { type: "manual", value: PET.name } };
    const blocks = [{ rowsNew: { style: "form", hiddenProperties: [], variables } }];
    const page = await api().post("/api/pages", { path: PATH, title: "Pets", blocks });
    await api().post(`/api/pages/${page.body.id}/publish`);
  });
  afterAll(() => storage.stop());

  async function post(): Promise<void> {
    const { token } = (await (await fetch(`${url()}/csrf?form=row_creation`)).json()) as { token: string };
    const background = { r: (shade += 1), g: 90, b: 90 };
    const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .png()
      .toBuffer();
    const body = new FormData();
    for (const [name, value] of Object.entries({ action: "row_creation", csrf: token, name: "Tom" })) {
      body.append(name, value);
    }
    body.append("photo", new File([new Uint8Array(picture)], "tom.png"));
    const headers = { accept: "application/json", origin: url() };
    expect((await fetch(url() + PATH, { method: "POST", body, headers })).status).toBe(200);
  }
  const rows = async () => (await api().get("/api/tenants/site/entities/pets/rows")).body.items;
  const announced = () => read(({ db }) => db.selectFrom("announced_media").select("hash").execute());

  it(
    "whose server is killed before its row is stored is removed once that is an hour ago, and no other is",
    { tags: ["slow"], timeout: 120_000 },
    async () => {
      await post();
      const kept = storage.files(place());
      expect([kept.length, (await announced()).length]).toEqual([1, 0]);
      await storage.between(place(), post, kill);
      await restart();
      expect([(await rows()).length, storage.files(place()).length]).toEqual([1, 2]);
      await kill();
      await restart();
      // Of an hour ago there is nothing yet.
      expect([storage.files(place()).length, (await announced()).length]).toEqual([2, 1]);
      await kill();
      await read(({ db }) => db.updateTable("announced_media").set({ announced_at: "2026-01-01" }).execute());
      await restart();
      await expect.poll(announced).toEqual([]);
      expect(storage.files(place())).toEqual(kept);
      await post();
      expect([(await rows()).length, storage.files(place()).length]).toEqual([2, 2]);
    },
  );
});
