import { beforeEach, describe, expect, it } from "vitest";
import { findAuthors } from "#authors/server";
import { engines } from "../databases.ts";
import { makeUser } from "../sign-in.ts";
import { siteAndApiFor } from "../site-for.ts";

const ADA = {
  name: "Ada Lovelace",
  avatar: "/media/ada.png",
  bio: "Wrote the first program.",
  link: "https://ada.example",
};

describe.each(engines)("authors on $name", (engine) => {
  const { site, api } = siteAndApiFor(engine);

  // A new site has an author.
  beforeEach(async () => {
    await site().services.database.db.deleteFrom("authors").execute();
  });

  const add = async (body: unknown) => (await api().post("/api/authors", body)).body;
  const rename = (id: string, name: string) => api().patch(`/api/authors/${id}`, { name });
  const list = async (query = "") => (await api().get(`/api/authors${query}`)).body;
  const namesIn = async (query = "") => (await list(query)).items.map(({ name }: { name: string }) => name);
  const found = (...names: string[]) => findAuthors(site().services.database.db, names);

  it("are added by hand, cleaned, and listed by name regardless of case and accents", async () => {
    const made = await api().post("/api/authors", { ...ADA, name: "  zoë\n Ada ", bio: " One.\r\n\u0007Two. " });
    const zoe = { ...ADA, id: made.body.id, name: "zoë Ada", bio: "One.\n Two.", formerNames: [] };
    expect([made.status, made.body]).toEqual([201, zoe]);
    await add({ name: "Émile", avatar: " ", link: " " });
    await add({ name: "Eve" });
    await add({ name: "bob" });
    expect(await namesIn()).toEqual(["bob", "Émile", "Eve", "zoë Ada"]);
    expect((await list()).items.at(-1)).toEqual(zoe);
  });

  it("are added once where a request is repeated with its id", async () => {
    const author = { id: "01930000-0000-7000-8000-000000000007", name: "Once Only" };
    const [first, again] = [await api().post("/api/authors", author), await api().post("/api/authors", author)];
    expect([first.status, first.body]).toMatchObject([201, author]);
    expect(again.body).toEqual(first.body);
    await api().remove(`/api/authors/${author.id}`);
  });

  it("are made from an account, which gives its name and has one author", async () => {
    const userId = await makeUser(site(), "member", `${crypto.randomUUID()}@example.org`);
    const { id, ...author } = await add({ userId });
    expect(author).toMatchObject({ name: "The member", userId, userName: "The member", avatar: "" });
    const second = await api().post("/api/authors", { userId, name: "Another" });
    expect([second.status, second.body.error]).toMatchObject([409, { code: "ACCOUNT_HAS_AUTHOR", path: ["userId"] }]);
    expect((await api().patch(`/api/authors/${id}`, { userId: null })).body).not.toHaveProperty("userId");
    expect(await add({ userId, name: "Another" })).toMatchObject({ name: "Another", userId });
    const taken = await api().patch(`/api/authors/${id}`, { userId });
    expect(taken.body.error.code).toBe("ACCOUNT_HAS_AUTHOR");
    const unknown = await api().post("/api/authors", { userId: "nobody" });
    expect([unknown.status, unknown.body.error]).toMatchObject([422, { code: "INVALID", path: ["userId"] }]);
  });

  it("are found by every name that they have or had, in any case and with any spaces", async () => {
    const ada = await add({ name: "Ada Byron" });
    await add({ name: "Grace Hopper" });
    expect((await rename(ada.id, "Ada King")).body.formerNames).toEqual(["Ada Byron"]);
    expect((await rename(ada.id, "Ada Lovelace")).body.formerNames).toEqual(["Ada Byron", "Ada King"]);
    const authors = await found("Ada Lovelace", " ada   BYRON ", "ＡＤＡ King", "grace hopper", "Nobody");
    const seen = [...authors].map(([name, author]) => [name, author.name]);
    expect(seen).toEqual([
      ["Ada Lovelace", "Ada Lovelace"],
      [" ada   BYRON ", "Ada Lovelace"],
      ["ＡＤＡ King", "Ada Lovelace"],
      ["grace hopper", "Grace Hopper"],
    ]);
    expect(await namesIn("?search=BYR")).toEqual(["Ada Lovelace"]);
    expect(await namesIn("?search=%25")).toEqual([]);
    expect((await rename(ada.id, "Ada Byron")).body.formerNames).toEqual(["Ada King", "Ada Lovelace"]);
    expect((await rename(ada.id, "ADA BYRON")).body).toMatchObject({
      name: "ADA BYRON",
      formerNames: ["Ada King", "Ada Lovelace"],
    });
    expect(await found()).toEqual(new Map());
  });

  it("can't take a name that another one has or had", async () => {
    const ada = await add({ name: "Ada Byron" });
    await rename(ada.id, "Ada Lovelace");
    const other = await add({ name: "Grace" });
    const refused = [
      await api().post("/api/authors", { name: "ada lovelace" }),
      await api().post("/api/authors", { name: " Ada  BYRON" }),
      await api().post("/api/authors", { name: "New", formerNames: ["Old", "ada byron"] }),
      await rename(other.id, "Ada Byron"),
    ].map(({ status, body }) => [status, body.error.code, body.error.path.join("."), body.error.message]);
    const former = "“Ada Lovelace” had this name before, and posts with it still show them. Choose another name.";
    expect(refused).toEqual([
      [409, "AUTHOR_NAME_TAKEN", "name", "There is an author named “Ada Lovelace” already"],
      [409, "AUTHOR_NAME_TAKEN", "name", former],
      [409, "AUTHOR_NAME_TAKEN", "formerNames.1", former],
      [409, "AUTHOR_NAME_TAKEN", "name", former],
    ]);
    expect(await namesIn()).toEqual(["Ada Lovelace", "Grace"]);
  });

  it("have a name alone, also when several are made at once", async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => api().post("/api/authors", ADA)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.error?.code === "AUTHOR_NAME_TAKEN")).toHaveLength(7);
  });

  it("have at most 100 former names, and may go back to one of them", async () => {
    const formerNames = Array.from({ length: 100 }, (_one, place) => `Name ${place}`);
    const { id } = await add({ name: "Last", formerNames });
    const refused = await rename(id, "One more");
    expect([refused.status, refused.body.error]).toMatchObject([409, { code: "TOO_MANY_NAMES", path: ["name"] }]);
    expect((await rename(id, "name 7")).body).toMatchObject({ name: "name 7" });
    // Folded, each of these letters is eighteen.
    expect((await api().post("/api/authors", { name: "ﷺ".repeat(120) })).status).toBe(201);
  });

  it("aren't changed on top of what someone else has changed since", async () => {
    const { id } = await add(ADA);
    const change = (body: object) => api().patch(`/api/authors/${id}`, body);
    expect((await change({ bio: "Theirs.", was: { bio: ADA.bio } })).status).toBe(200);
    const refused = await change({ bio: "Mine.", link: "", was: { bio: ADA.bio, link: ADA.link, userId: null } });
    expect([refused.status, refused.body.error]).toMatchObject([
      409,
      { code: "AUTHOR_CHANGED", problems: [{ path: ["bio"], code: "CHANGED", value: "Theirs." }] },
    ]);
    expect((await list()).items).toMatchObject([{ ...ADA, bio: "Theirs." }]);
    expect((await change({ bio: "Theirs.", was: { bio: ADA.bio } })).status).toBe(200);
    expect((await change({ bio: "Mine.", was: { bio: "Theirs." } })).body.bio).toBe("Mine.");
  });

  it("are deleted, and added again with all that they were", async () => {
    const { id } = await add({ ...ADA, formerNames: ["Ada Byron"] });
    const deleted = await api().remove(`/api/authors/${id}`);
    expect([deleted.status, deleted.body]).toMatchObject([200, { ...ADA, formerNames: ["Ada Byron"] }]);
    expect((await found("Ada Byron", ADA.name)).size).toBe(0);
    expect((await api().remove(`/api/authors/${id}`)).status).toBe(404);
    expect((await rename(id, "Nobody")).status).toBe(404);
    const { id: newId, ...again } = await add(deleted.body);
    expect({ id, ...again }).toEqual(deleted.body);
    expect((await found("ada byron")).get("ada byron")).toEqual({ ...ADA, id: newId });
  });

  it.each([
    ["no name", {}, "name"],
    ["a name of spaces", { name: " \n " }, "name"],
    ["a name of 121 letters", { name: "n".repeat(121) }, "name"],
    ["a name that is no text", { name: 7 }, "name"],
    ["a script as the picture", { name: "Eve", avatar: "java\tscript:alert(1)" }, "avatar"],
    ["a picture inside its address", { name: "Eve", avatar: "data:image/png;base64,AAAA" }, "avatar"],
    ["a long bio", { name: "Eve", bio: "b".repeat(601) }, "bio"],
    ["a script as the link", { name: "Eve", link: "javascript:alert(1)" }, "link"],
    ["an address of the site as the link", { name: "Eve", link: "/about" }, "link"],
    ["an email address as the link", { name: "Eve", link: "mailto:eve@example.org" }, "link"],
  ])("refuse %s at its field and store nothing", async (_case, body, field) => {
    const refused = await api().post("/api/authors", body);
    expect([refused.status, refused.body.error]).toMatchObject([422, { code: "INVALID", path: [field] }]);
    expect(await namesIn()).toEqual([]);
  });

  it("are listed in parts that neither overlap nor leave anyone out", async () => {
    for (let place = 0; place < 101; place++) await add({ name: `${place % 2 ? "b" : "É"} ${place}` });
    const seen: string[] = [];
    let cursor: string | undefined = "";
    for (let part = 0; part < 5 && cursor !== undefined; part++) {
      const { items, nextCursor } = await list(`?cursor=${encodeURIComponent(cursor)}`);
      seen.push(...items.map(({ name }: { name: string }) => name));
      cursor = nextCursor;
    }
    expect([seen.length, new Set(seen).size]).toEqual([101, 101]);
  });

  it("tell every process when they change, and nobody when a change is refused", async () => {
    const tags: string[] = [];
    const stop = site().services.database.listen(
      "data_changed",
      (tag) => tags.push(tag),
      () => undefined,
    );
    const { id } = await add(ADA);
    await add(ADA);
    await rename(id, "Ada Byron");
    await rename("nobody", "Somebody");
    await api().remove(`/api/authors/${id}`);
    expect(tags).toEqual(["authors", "authors", "authors"]);
    await stop();
  });
});
