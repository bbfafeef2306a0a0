import { pino, type Logger } from "pino";
import { afterEach, describe, expect, it } from "vitest";
import { announceSetup, StartupError } from "#server";
import { engines } from "../databases.ts";
import { openSite, type Site } from "../services.ts";
import { cookiesOf, makeUser, OWN, PASSWORD, postSignIn } from "../sign-in.ts";

const owner = { name: "Ada", email: "ada@example.org", password: PASSWORD };
const named = { ADMIN_EMAIL: "Boss@example.org", ADMIN_PASSWORD: "a password of the boss" };

describe.each(engines)("the first start on $name", (engine) => {
  const closers: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closers.splice(0).toReversed()) await close();
  });

  async function place() {
    const made = await engine.make();
    closers.push(made.remove);
    return made.place;
  }
  async function open(
    at: Awaited<ReturnType<typeof place>>,
    variables: Record<string, string> = {},
    log?: Logger,
  ): Promise<Site> {
    const site = await openSite(at, variables, log);
    closers.push(site.close);
    return site;
  }
  /** Opens a site as a starting server does. @returns it, and what it wrote into its log about the set-up. */
  async function openLogged(at: Awaited<ReturnType<typeof place>>, variables: Record<string, string> = {}) {
    const lines: { address?: string; code?: string }[] = [];
    const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
    const site = await open(at, variables, log);
    await announceSetup(site.services);
    return { site, announced: lines.filter(({ code }) => code !== undefined) };
  }
  const setUp = (site: Site, body: unknown, headers: Record<string, string> = OWN) =>
    site.request("/api/setup", { method: "POST", body: JSON.stringify(body), headers });
  const admins = (site: Site) =>
    site.services.database.db.selectFrom("users").select("email").where("role", "=", "admin").execute();
  const setupNeeded = async (site: Site) => (await (await site.request("/api/session")).json()).setupNeeded;

  it("makes an admin with the code in the log, signs in, and is gone", async () => {
    const at = await place();
    const { site, announced } = await openLogged(at);
    const code = announced[0]?.code ?? "";
    expect(announced).toMatchObject([{ address: `https://example.org/setup#${code}` }]);
    expect(code).toMatch(/^(?:\w{4}-){2}\w{4}$/);
    expect(await setupNeeded(site)).toBe(true);

    const answer = await setUp(site, { ...owner, code: ` ${code.toLowerCase().replaceAll("-", " ")} ` });
    expect(answer.status).toBe(201);
    const session = await site.request("/api/session", { headers: { cookie: cookiesOf(answer) } });
    expect(await session.json()).toMatchObject({
      user: { email: "ada@example.org", role: "admin" },
      setupNeeded: false,
    });
    expect((await setUp(site, { ...owner, email: "eve@example.org", code })).status).toBe(404);
    expect(await admins(site)).toEqual([{ email: "ada@example.org" }]);
  });

  it.each(["error", "silent"])("logs the code even at the level %s, and nothing else", async (level) => {
    const lines: string[] = [];
    const site = await open(await place(), {}, pino({ level }, { write: (line: string) => void lines.push(line) }));
    await announceSetup(site.services);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ code: await site.services.auth.setupCode() }]);
  });

  it("makes one admin when several try at the same time", async () => {
    const site = await open(await place(), { TRUST_PROXY: "1" });
    const code = await site.services.auth.setupCode();
    const tries = ["a", "b", "c", "d"].map((name) => setUp(site, { ...owner, email: `${name}@example.org`, code }));
    const statuses = (await Promise.all(tries)).map(({ status }) => String(status));
    expect(statuses.toSorted()).toEqual(["201", "404", "404", "404"]);
    expect(await admins(site)).toHaveLength(1);
  });

  it("accepts no other code, and few tries from one address", async () => {
    const site = await open(await place());
    const codes = ["", "AAAA-AAAA-AAAA", "x".repeat(100), "____-____-____", "\u0000"];
    const answers = await Promise.all(codes.map((code) => setUp(site, { ...owner, code })));
    for (const answer of answers)
      expect((await answer.json()).error).toMatchObject({ code: "WRONG_CODE", path: ["code"] });
    const more = await Promise.all([1, 2, 3, 4, 5, 6].map(() => setUp(site, { ...owner, code: "BBBB-BBBB-BBBB" })));
    expect(more.map(({ status }) => String(status)).toSorted()).toEqual(["422", "422", "422", "422", "422", "429"]);
    expect(await admins(site)).toEqual([]);
  });

  it("has another code for each site, though the secret is the same", async () => {
    const codes = [await open(await place()), await open(await place())].map(({ services }) =>
      services.auth.setupCode(),
    );
    expect(new Set(await Promise.all(codes)).size).toBe(2);
  });

  it("refuses a short password and another site's page", async () => {
    const site = await open(await place());
    const code = await site.services.auth.setupCode();
    expect((await setUp(site, { ...owner, code, password: "eleven char" })).status).toBe(422);
    expect((await setUp(site, { ...owner, code }, { origin: "https://evil.example" })).status).toBe(403);
    expect(await admins(site)).toEqual([]);
  });

  it("makes the admin of ADMIN_EMAIL unattended, and once", async () => {
    const { site, announced } = await openLogged(await place(), named);
    expect([await setupNeeded(site), announced]).toEqual([false, []]);
    expect((await postSignIn(site, "boss@example.org", named.ADMIN_PASSWORD)).status).toBe(200);
  });

  it("leaves a site that has an admin as it is", async () => {
    const at = await place();
    const first = await openSite(at, named);
    await first.close();
    const { site, announced } = await openLogged(at, { ...named, ADMIN_EMAIL: "new@example.org" });
    expect([await admins(site), announced]).toEqual([[{ email: "boss@example.org" }], []]);
  });

  it("stops when ADMIN_EMAIL is the address of someone else", async () => {
    const at = await place();
    const site = await openSite(at);
    await makeUser(site, "member", "boss@example.org");
    await site.close();
    await expect(openSite(at, named)).rejects.toThrow(StartupError);
  });

  // On the embedded database a second process is refused at start.
  it.runIf(engine.name === "PostgreSQL")(
    "is one for several processes: one code, one admin of ADMIN_EMAIL",
    async () => {
      const at = await place();
      const plain = await Promise.all([open(at), open(at), open(at)]);
      const codes = await Promise.all(plain.map(({ services }) => services.auth.setupCode()));
      expect(new Set(codes).size).toBe(1);
      const starts = ["a", "b", "c"].map((name) => open(at, { ...named, ADMIN_EMAIL: `${name}@example.org` }));
      const sites = await Promise.all(starts);
      for (const site of sites) expect(await admins(site)).toHaveLength(1);
    },
  );
});
