import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { ask, makePage } from "./admin-pages.ts";
import { loseAnswer, useBrowser } from "./browser.ts";
import { makeEntity } from "./data-rows.ts";
import { waitForFocus } from "./focus.ts";
import { asAdmin } from "./sign-in.ts";

const { openKept } = useBrowser();

const dialog = (page: Page) => page.getByRole("dialog");
const KEPT = "Kept in this tab until you use or discard it.";

/** Types something else once a request for this address has left, lets it go on then, and waits for its answer. */
async function typeDuring(page: Page, address: RegExp, save: () => Promise<void>, type: () => Promise<void>) {
  const [hasLeft, mayGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(address, async (route) => {
    hasLeft.resolve();
    await mayGo.promise;
    await route.continue();
  });
  const answered = page.waitForResponse(address);
  await save();
  await hasLeft.promise;
  await type();
  mayGo.resolve();
  await answered;
}

it("a row's form shows what was entered until the list has it, and stays with what is entered meanwhile", async () => {
  const { page, go } = await openKept(asAdmin());
  const { name, at } = await makeEntity(page, [{ title: "Algebra" }]);
  await go(`/admin/data/${name}`);
  await page.getByRole("button", { name: "Actions for Algebra" }).click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  const title = dialog(page).getByLabel("Title");
  const notes = dialog(page).getByLabel("Notes");
  await title.fill("Geometry");
  await typeDuring(
    page,
    /\/rows(?:\?|$)/,
    () => title.press("Enter"),
    async () => {
      expect(await title.inputValue()).toBe("Geometry");
      await notes.fill("With pictures");
    },
  );
  await page.getByText("Row saved").waitFor();
  await dialog(page).getByRole("heading", { name: "Geometry" }).waitFor();
  await dialog(page).getByText(KEPT).waitFor();
  expect(await notes.inputValue()).toBe("With pictures");
  await title.press("Enter");
  await dialog(page).waitFor({ state: "detached" });
  const [row] = (await ask(page, "GET", at)).body.items;
  expect(row.values).toMatchObject({ title: "Geometry", notes: "With pictures" });
});

it("a new row is added once where the answer is lost and its author changes it after a reload", async () => {
  const { page, go } = await openKept(asAdmin());
  const { name, at } = await makeEntity(page);
  await go(`/admin/data/${name}?create=`);
  await dialog(page).getByLabel("Title").fill("Algebra");
  await loseAnswer(page, /\/rows$/);
  const add = dialog(page).getByRole("button", { name: "Add row" });
  await add.click();
  await dialog(page).getByText("The server can’t be reached.").waitFor();
  await page.reload();
  await dialog(page).getByLabel("Title").fill("Geometry");
  await add.click();
  await dialog(page).waitFor({ state: "detached" });
  expect((await ask(page, "GET", at)).body.items).toMatchObject([{ values: { title: "Geometry" } }]);
});

it("the form of a new row goes on as that of the added one when something is entered during its save", async () => {
  const { page, go, problems } = await openKept(asAdmin());
  const { name, at } = await makeEntity(page);
  await go(`/admin/data/${name}?create=`);
  const title = dialog(page).getByLabel("Title");
  await title.fill("Algebra");
  await typeDuring(
    page,
    /\/rows$/,
    () => title.press("Enter"),
    () => dialog(page).getByLabel("Notes").fill("With pictures"),
  );
  await dialog(page).getByRole("heading", { name: "Algebra" }).waitFor();
  await dialog(page).getByText(KEPT).waitFor();
  expect(await dialog(page).getByLabel("Notes").inputValue()).toBe("With pictures");
  await title.press("Enter");
  await dialog(page).waitFor({ state: "detached" });
  const rows = (await ask(page, "GET", at)).body.items;
  expect(rows.map(({ values }: { values: object }) => values)).toMatchObject([
    { title: "Algebra", notes: "With pictures" },
  ]);
  await page.getByRole("button", { name: "New row" }).click();
  await waitForFocus(title);
  expect(await title.inputValue()).toBe("");
  expect(problems).toEqual([]);
});

it("the form of a new entity goes on as that of the added one when something is entered during its save", async () => {
  const { page, go, problems } = await openKept(asAdmin());
  const { name } = await makeEntity(page);
  await go("/admin/data/_new");
  await page.getByLabel("Singular name").fill(`${name} kind`);
  await typeDuring(
    page,
    /\/api\/entities$/,
    () => page.getByRole("button", { name: "Add entity" }).click(),
    async () => {
      await page.getByLabel("Description").fill("What we teach");
      await page.getByRole("listitem", { name: "Title" }).locator("[aria-expanded]").click();
      await page.getByLabel("Help").fill("In a few words");
    },
  );
  await page.getByRole("heading", { level: 1, name: `Change ${name} kinds` }).waitFor();
  await page.getByText(KEPT).waitFor();
  expect(await page.getByLabel("Description").inputValue()).toBe("What we teach");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("No rows yet").waitFor();
  const { items } = (await ask(page, "GET", "/api/entities")).body;
  const added = items.filter(({ title }: { title: string }) => title === `${name} kind`);
  expect(added).toMatchObject([{ description: "What we teach", properties: [{ help: "In a few words" }] }]);
  await go("/admin/data/_new");
  expect(await page.getByLabel("Singular name").inputValue()).toBe("");
  expect(problems).toEqual([]);
});

it("a picture's texts keep what is entered during their save, and replace someone else's only when saved again", async () => {
  const { page, go, problems } = await openKept(asAdmin());
  const data = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${Date.now()} 1"><path d="M0 0h9v9z"/></svg>`;
  const headers = { "sec-fetch-site": "same-origin", "Content-Type": "image/svg+xml" };
  const { id } = await (await page.request.post("/api/media?name=desk.svg", { headers, data })).json();
  await go("/admin/media");
  await page.getByRole("button", { name: "desk.svg", exact: true }).click();
  const alt = dialog(page).getByLabel("Alt text");
  const save = dialog(page).getByRole("button", { name: "Save" });
  await alt.fill("A desk");
  await typeDuring(
    page,
    /\/api\/media\/[^/]+$/,
    () => save.click(),
    () => alt.fill("A desk and a lamp"),
  );
  await dialog(page).getByText(KEPT).waitFor();
  await page.unroute(/\/api\/media\/[^/]+$/);
  expect(await alt.inputValue()).toBe("A desk and a lamp");
  await ask(page, "PATCH", `/api/media/${id}`, { alt: "A table" });
  await save.click();
  await dialog(page).getByText("Someone else has changed this to “A table”. Save again to replace it.").waitFor();
  await save.click();
  await dialog(page).waitFor({ state: "detached" });
  const { items } = (await ask(page, "GET", "/api/media?search=desk")).body;
  expect(items).toMatchObject([{ id, alt: "A desk and a lamp" }]);
  // The refused save is the only answer that the console may report.
  expect(problems).toEqual([expect.stringContaining("409")]);
});

it("a row's form that was opened again during its save keeps what is entered there", async () => {
  const { page, go } = await openKept(asAdmin());
  const { name, at } = await makeEntity(page, [{ title: "Algebra" }]);
  const [{ id }] = (await ask(page, "GET", at)).body.items;
  await go(`/admin/data/${name}?row=${id}`);
  await dialog(page).getByLabel("Title").fill("Geometry");
  const notes = dialog(page).getByLabel("Notes");
  await typeDuring(
    page,
    new RegExp(`/rows/${id}$`),
    () => page.keyboard.press("Enter"),
    async () => {
      await page.keyboard.press("Escape");
      await dialog(page).waitFor({ state: "detached" });
      await page.getByRole("button", { name: "Actions for Algebra" }).click();
      await page.getByRole("menuitem", { name: "Edit" }).click();
      await notes.fill("With pictures");
    },
  );
  await page.getByText("Row saved").waitFor();
  expect(await notes.inputValue()).toBe("With pictures");
  await page.reload();
  expect(await notes.inputValue()).toBe("With pictures");
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await dialog(page).waitFor({ state: "detached" });
  const [row] = (await ask(page, "GET", at)).body.items;
  expect(row.values).toMatchObject({ title: "Geometry", notes: "With pictures" });
});

it.each([
  {
    what: "a new page whose dialog was closed",
    from: "/admin/pages?create=",
    address: /\/api\/pages$/,
    save: async (page: Page) => {
      await dialog(page).getByLabel("Title").fill(`Closed ${Date.now()}`);
      await page.keyboard.press("Enter");
    },
    leave: (page: Page) => page.keyboard.press("Escape"),
    told: "It stays hidden until you publish it.",
    stays: "/admin/pages",
  },
  {
    what: "a plan whose screen was left",
    from: "/admin/plans/new",
    address: /\/api\/plans$/,
    save: async (page: Page) => {
      await page.getByLabel("Name").fill("Left behind");
      await page.getByLabel("Amount").fill("5");
      await page.keyboard.press("Enter");
    },
    leave: (page: Page) => page.getByRole("link", { name: "Media" }).click(),
    told: "” saved",
    stays: "/admin/media",
  },
])("$what leads nowhere when it is stored afterwards", async ({ from, address, save, leave, told, stays }) => {
  const { page, go } = await openKept(asAdmin());
  await go(from);
  await typeDuring(
    page,
    address,
    () => save(page),
    () => leave(page),
  );
  await page.getByText(told).waitFor();
  expect(new URL(page.url()).pathname).toBe(stays);
});

it("a dialog stays open when what was sent from the one before it is stored, and a failure there is told", async () => {
  const { page, go } = await openKept(asAdmin());
  for (const title of ["slow-one", "slow-two"]) await makePage(page, `/${title}`);
  await go("/admin/pages");
  const rename = async (title: string) => {
    await page.getByRole("button", { name: `Actions for Test /${title}` }).click();
    await page.getByRole("menuitem", { name: "Rename" }).click();
    await dialog(page).getByLabel("Title").fill(`Renamed ${title}`);
  };
  const submit = () => dialog(page).getByLabel("Title").press("Enter");
  await rename("slow-one");
  await typeDuring(page, /\/api\/pages\/[^/]+$/, submit, async () => {
    await page.keyboard.press("Escape");
    await rename("slow-two");
  });
  await page.getByText("Renamed to “Renamed slow-one”").waitFor();
  expect(await dialog(page).getByLabel("Title").inputValue()).toBe("Renamed slow-two");
  const [hasLeft, mayFail] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(/\/api\/pages\/[^/]+$/, async (route) => {
    hasLeft.resolve();
    await mayFail.promise;
    await route.abort();
  });
  await submit();
  await hasLeft.promise;
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "detached" });
  mayFail.resolve();
  await page.getByText("The server can’t be reached.").waitFor();
});

it("an address that is entered while another one is stored as a redirect stays", async () => {
  const { page, go } = await openKept(asAdmin());
  await go(`/admin/pages/${await makePage(page, "/e2e-moved-in-twice")}?tab=address`);
  const from = page.getByLabel("Redirect from");
  await from.fill("/first.html");
  await typeDuring(
    page,
    /\/redirects$/,
    () => from.press("Enter"),
    () => from.fill("/second.html"),
  );
  await page.getByRole("button", { name: "Remove /first.html" }).waitFor();
  expect(await from.inputValue()).toBe("/second.html");
});

it("a switch that is pressed again during its save keeps that", async () => {
  const { page, go } = await openKept(asAdmin());
  const name = `typed-${process.env.VITEST_POOL_ID ?? 0}`;
  await ask(page, "POST", "/api/tenants", { name, title: "Typed", isOpen: false });
  await go(`/admin/organisations/${name}`);
  const open = page.getByLabel("Open to visitors");
  const save = page.getByRole("form", { name: "Organisation" }).getByRole("button", { name: "Save" });
  await open.click();
  await typeDuring(
    page,
    new RegExp(`/api/tenants/${name}$`),
    () => save.click(),
    () => open.click(),
  );
  await page.getByText("Organisation saved").waitFor();
  await save.click();
  await expect.poll(async () => (await ask(page, "GET", `/api/tenants/${name}`)).body.isOpen).toBe(false);
});
