import { describe, expect, it } from "vitest";
import { formToken } from "#forms/server";
import { createdValue, readCreatedValue } from "../../src/server/records/created-row.ts";
import { engines } from "../databases.ts";
import { queryHtml } from "../query-html.ts";
import { block, ENTITY, json, ROWS, useRowForm } from "../row-form.ts";

const HOUR = 3_600_000;

describe.each(engines)("the form for new rows, on $name", (engine) => {
  const { site, api, token, post, rows, page, publish, entityId } = useRowForm(engine);

  it("asks for what visitors may enter, with the right inputs, and is the same for everyone", async () => {
    const first = await site().request("/join");
    const html = queryHtml(await first.text());
    const inputs = html.all("[data-field] :is(input, select, textarea)").map((one) => {
      const { name, type, required } = one.properties;
      return [name, type ?? one.tagName, required ?? false].join(" ");
    });
    expect(inputs).toEqual([
      "name text true",
      "email email false",
      "fee number false",
      "seats number false",
      "day date false",
      "arrival datetime-local false",
      "vegetarian checkbox false",
      "level select false",
      "topics checkbox false",
      "topics checkbox false",
      "site url false",
      "phone tel false",
      "about textarea false",
      "photo file false",
    ]);
    expect(html.texts("[data-field=name] p")).toEqual(["As on the badge"]);
    expect(html.texts("[data-field=fee] label")).toEqual(["Fee (EUR)"]);
    const again = await site().request("/join");
    expect([again.headers.get("etag"), again.headers.get("set-cookie")]).toEqual([first.headers.get("etag"), null]);
    expect(first.headers.get("etag")).toBeTruthy();
  });

  it.each(["1,250.00", "1.250,00"])("takes an amount with thousands in groups: %s", async (fee) => {
    expect((await post({ name: "Ada", fee })).status).toBe(200);
    expect((await rows())[0]?.values).toMatchObject({ fee: 125_000 });
  });

  it("stores a row as its values are read, and answers with its id and what identifies it", async () => {
    const about = "First line\r\nsecond line";
    const entered: [string, string][] = Object.entries({
      name: " Ada  Lovelace ",
      email: "ada@example.org",
      fee: "12,5",
      seats: "2.5",
      day: "2026-03-04",
      arrival: "2026-03-04T09:30",
      vegetarian: "on",
      level: "Advanced",
      site: "https://example.org",
      phone: "+34 600",
      about,
    });
    const answer = await post([...entered, ["topics", "Maths"], ["topics", "Art"]]);
    const body = await answer.json();
    expect([answer.status, body.success]).toEqual([200, "Your entry has been saved"]);
    const [row, ...others] = await rows();
    expect(others).toEqual([]);
    expect(body.row).toEqual({ id: row?.id, values: { name: "Ada Lovelace", email: "ada@example.org" } });
    expect(row?.values).toEqual({
      name: "Ada Lovelace",
      email: "ada@example.org",
      fee: 1250,
      seats: 2.5,
      day: "2026-03-04",
      arrival: "2026-03-04T09:30:00.000Z",
      vegetarian: true,
      level: "Advanced",
      topics: ["Art", "Maths"],
      site: "https://example.org",
      phone: "+34 600",
      about: "First line\nsecond line",
      status: "new",
      origin: null,
      photo: null,
    });
    expect(await page(body.next)).toContain("ada@example.org");
  });

  it("never takes a private, hidden or unknown property, nor an address as a picture", async () => {
    const extra = {
      status: "approved",
      origin: "x",
      photo: "/media/x.png",
      id: "1",
      createdAt: "2020-01-01",
      colour: "red",
    };
    expect((await post({ name: "Ada", ...extra })).status).toBe(200);
    expect((await rows())[0]?.values).toMatchObject({ name: "Ada", status: "new", origin: null, photo: null });
  });

  it.each([
    ["name", " ", "Please fill in this field."],
    ["name", "x".repeat(1001), "Please shorten this to 1,000 characters."],
    ["email", "ada@", "Please enter an email address such as name@example.org."],
    ["fee", "12.505", "Please enter an amount such as 12.5."],
    ["fee", "much", "Please enter a number."],
    ["seats", "two", "Please enter a number."],
    ["seats", "1,200", "Please enter a number."],
    ["day", "2026-02-30", "Please enter a date."],
    ["arrival", "noon", "Please enter a date and time."],
    ["level", "Expert", "Please choose from the options."],
    ["topics", "Dance", "Please choose from the options."],
    ["site", "javascript:alert(1)", "Please enter an address that begins with https://."],
    ["phone", "call me", "Please enter a phone number such as +34 600 000 000."],
    ["about", "x".repeat(20_001), "Please shorten this to 20,000 characters."],
  ])("refuses %s = %j with a text at its field, and stores nothing", async (field, value, text) => {
    const answer = await post({ name: "Ada", [field]: value });
    expect([answer.status, await answer.json()]).toEqual([
      422,
      { error: "Please check the marked fields.", fields: { [field]: text } },
    ]);
    expect(await rows()).toEqual([]);
  });

  it("keeps everything entered in the page that answers without JavaScript, and speaks its language", async () => {
    const answer = await post(
      [
        ["name", "<b>Ada</b>"],
        ["email", "ada@"],
        ["topics", "Maths"],
        ["level", "Advanced"],
        ["about", "one\ntwo"],
        ["vegetarian", "on"],
      ],
      {},
      "/es/join",
    );
    const html = queryHtml(await answer.text());
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([422, "no-store"]);
    expect(html.texts("[role=alert]")).toEqual(["Revise los campos marcados."]);
    expect(html.texts("[data-field=email] p")).toEqual(["Escriba una dirección como nombre@ejemplo.org."]);
    expect(html.one("[name=email]").properties).toMatchObject({ value: "ada@", ariaInvalid: "true" });
    expect(html.one("[name=name]").properties.value).toBe("<b>Ada</b>");
    expect(html.all("[name=topics][checked]").map(({ properties }) => properties.value)).toEqual(["Maths"]);
    expect(html.texts("option[selected]")).toEqual(["Advanced"]);
    expect(html.one("textarea").children).toMatchObject([{ value: "one\ntwo" }]);
    expect(html.all("[name=vegetarian][checked]")).toHaveLength(1);
    expect(await rows()).toEqual([]);
  });

  it("leads to the confirmation without JavaScript, which only the bearer of its value sees", async () => {
    const answer = await post({ name: "Ada", email: "ada@example.org" }, {}, "/join?utm_source=letter");
    const next = answer.headers.get("location") ?? "";
    expect([answer.status, next]).toEqual([303, expect.stringMatching(/^\/join\?utm_source=letter&created=[\w.-]+$/)]);
    const [row] = await rows();
    const confirmed = await site().request(next);
    const html = queryHtml(await confirmed.text());
    expect(confirmed.headers.get("cache-control")).toBe("no-store");
    expect(html.texts("main dt")).toEqual(["ID", "Name", "Email"]);
    expect(html.texts("main dd")).toEqual([row?.id, "Ada", "ada@example.org"]);
    expect(html.one("main a", "Add another").properties.href).toBe("/join");
    expect(html.all("form")).toEqual([]);
    expect(queryHtml(await page("/join")).all("form")).toHaveLength(1);
  });

  it("shows no other row for a value that was changed, is of other rows, too old, or of a form", async () => {
    await post({ name: "Ada" });
    const { next } = await (await post({ name: "Bob" })).json();
    const value = new URLSearchParams(next.split("?")[1]).get("created") ?? "";
    expect(await page(`/join?created=${value}`)).toContain("Bob");
    const ada = (await rows()).find(({ values }) => "name" in values && values.name === "Ada")?.id ?? "";
    const [, time = "", signature = ""] = value.split(".");
    const named = `a created row\nsite\n${entityId()}\n${ada}`;
    const { token: forged } = await (await site().request(`/csrf?form=${encodeURIComponent(named)}`)).json();
    const tried = [`${ada}.${time}.${signature}`, ada, `${value}x`, `${ada}.${time}.${forged.split(".")[1]}`];
    for (const one of tried) {
      const html = await page(`/join?created=${encodeURIComponent(one)}`);
      expect([one, queryHtml(html).all("form").length, html.includes(ada)]).toEqual([one, 1, false]);
    }
    await api().post("/api/entities", { ...ENTITY, name: "others" });
    await publish("/others", [block({}, { entityName: { type: "manual", value: "others" } })]);
    expect(await page(`/others?created=${value}`)).not.toContain("Bob");
    const made = createdValue("secret", { tenantId: "site", entityId: entityId(), rowId: ada }, 1_800_000_000_000);
    const read = (after: number, other: object = {}) =>
      readCreatedValue("secret", made, { tenantId: "site", entityId: entityId(), ...other }, 1_800_000_000_000 + after);
    expect([read(15 * 60_000), read(15 * 60_000 + 1)]).toEqual([ada, undefined]);
    expect([read(0, { tenantId: "north" }), read(0, { entityId: "other" })]).toEqual([undefined, undefined]);
  });

  it("leads to the page that the block names, in the visitor's language, and to no other site", async () => {
    const redirectTo = { type: "query", query: "to" };
    await publish("/then", [block({}, { redirectTo })]);
    const next = async (to: string, path = "/then") =>
      (await (await post({ name: to || "x" }, json, `${path}?to=${encodeURIComponent(to)}`)).json()).next as string;
    expect(await next("/thanks?a=1#b")).toBe("/thanks?a=1#b");
    expect(await next("/thanks", "/es/then")).toBe("/es/thanks");
    for (const to of [
      "https://evil.example/",
      "//evil.example",
      "/\\evil.example",
      "/\t/evil.example",
      "javascript:alert(1)",
      "",
    ]) {
      expect(await next(to)).toMatch(/^\/then\?/);
    }
  });

  it("puts a post with a filled hidden field into the bin, and answers it like any other", async () => {
    const answer = await post({ name: "Bot", company_fax: "1" });
    const { row, success, next } = await answer.json();
    expect([answer.status, success, row.values.name]).toEqual([200, "Your entry has been saved", "Bot"]);
    expect([await rows(), queryHtml(await page(next)).texts("main dd")]).toEqual([[], [row.id, "Bot", "Not given"]]);
    expect((await api().post(`${ROWS}/${row.id}/restore`)).body.values).toMatchObject({ name: "Bot", status: "new" });
  });

  it.each([
    ["a foreign origin", { origin: "https://evil.example" }],
    ["no origin at all", { origin: "" }],
    ["another site by the browser's own word", { "sec-fetch-site": "cross-site" }],
  ])("refuses %s", async (_case, headers) => {
    const answer = await post({ name: "Ada" }, headers);
    expect([answer.status, await answer.text()]).toEqual([403, expect.stringContaining("sent from another site")]);
    expect(await rows()).toEqual([]);
  });

  it("renews a token that is too old or forged, with what was entered", async () => {
    for (const csrf of [token(50 * HOUR), "", formToken("another secret", "row_creation", Date.now())]) {
      const answer = await post(
        [
          ["csrf", csrf],
          ["name", "Ada"],
        ],
        {},
      );
      const html = await answer.text();
      expect([answer.status, html.includes(token()), html.includes('value="Ada"')]).toEqual([403, true, true]);
    }
    expect(
      (
        await post([
          ["csrf", token(47 * HOUR)],
          ["name", "Ada"],
        ])
      ).status,
    ).toBe(200);
  });

  it("refuses a large body, and more than 30 posts in ten minutes", async () => {
    const me = { ...json, "x-forwarded-for": "me" };
    expect((await post({ name: "x".repeat(70_000) })).status).toBe(413);
    for (let n = 0; n < 30; n += 1) expect((await post({ name: "" }, me)).status).toBe(422);
    const answer = await post({ name: "Ada" }, me);
    expect([answer.status, Number(answer.headers.get("retry-after")) > 500]).toEqual([429, true]);
    expect(await rows()).toEqual([]);
  });

  it("stores the form of a double click once, and equal ones of several people each", async () => {
    const me = { ...json, "x-forwarded-for": "me" };
    const answers = await Promise.all([1, 2, 3].map(() => post({ name: "Ada" }, me)));
    const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).row.id));
    expect([(await rows()).map(({ id }) => id), new Set(ids).size]).toEqual([[ids[0]], 1]);
    await post({ name: "Ada" });
    expect(await rows()).toHaveLength(2);
  });
});
