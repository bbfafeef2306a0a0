import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { ask, pressInToast } from "./admin-pages.ts";
import { useBrowser } from "./browser.ts";
import { makeEntity, propertyOrder } from "./data-rows.ts";
import { waitForFocus } from "./focus.ts";
import { asAdmin } from "./sign-in.ts";

const { openKept } = useBrowser();

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

it("a removed property comes back, and someone else's change of the entity joins mine", async () => {
  const { page, go } = await openKept(asAdmin());
  const { name } = await makeEntity(page);
  await go(`/admin/data/${name}/properties`);
  await button(page, "Remove Price").click();
  await pressInToast(page, /“Price” removed/, "Undo");
  await page.getByRole("listitem", { name: "Price" }).waitFor();
  const handle = page.getByRole("listitem", { name: "Topics" }).locator("[aria-hidden]").first();
  await handle.hover();
  await page.mouse.down();
  await page.getByRole("listitem", { name: "Title" }).hover({ position: { x: 12, y: 4 } });
  await page.mouse.up();
  await expect.poll(() => propertyOrder(page)).toEqual(["Topics", "Title", "Price", "Starts", "Level", "Notes"]);
  await button(page, "Move Title down").press("Enter");
  await expect.poll(() => propertyOrder(page)).toEqual(["Topics", "Price", "Title", "Starts", "Level", "Notes"]);
  await waitForFocus(button(page, "Move Title down"));
  await page.keyboard.press("Enter");
  await expect.poll(() => propertyOrder(page)).toEqual(["Topics", "Price", "Starts", "Title", "Level", "Notes"]);
  await button(page, "Remove Notes").click();
  await page.getByLabel("Description").fill("Mine");
  const { body } = await ask(page, "GET", `/api/entities/${name}`);
  await ask(page, "PATCH", `/api/entities/${name}`, {
    title: "Object",
    description: "Theirs",
    revision: body.revision,
  });
  await button(page, "Save").click();
  await page.getByText(/they changed the name of one, changed the description/).waitFor();
  await expect.poll(() => page.getByLabel("Singular name").inputValue()).toBe("Object");
  expect(await page.getByLabel("Description").inputValue()).toBe("Mine");
  await button(page, "Save").click();
  await page.getByText("No rows yet").waitFor();
  await page.getByRole("link", { name: "Change entity" }).click();
  await button(page, "Restore Notes").click();
  await button(page, "Save").click();
  await page.getByText("No rows yet").waitFor();
  const stored = (await ask(page, "GET", `/api/entities/${name}`)).body;
  expect(stored).toMatchObject({ title: "Object", description: "Mine" });
  expect(stored.properties.filter(({ removedAt }: { removedAt?: string }) => removedAt)).toEqual([]);
  expect(stored.properties[0].name).toBe("topics");
});

it("a property is dragged down over several others, and again", async () => {
  const { page, go } = await openKept(asAdmin());
  const { name } = await makeEntity(page);
  await go(`/admin/data/${name}/properties`);
  const drag = async (title: string, over: string[]) => {
    await page.getByRole("listitem", { name: title }).locator("[aria-hidden]").first().hover();
    await page.mouse.down();
    for (const one of over) {
      const { y, height } = (await page.getByRole("listitem", { name: one }).boundingBox()) ?? { y: 0, height: 0 };
      await page.mouse.move(320, y + height - 4);
      await expect.poll(async () => (await propertyOrder(page)).join()).toContain(`${one},${title}`);
    }
    await page.mouse.up();
  };
  await drag("Title", ["Price", "Starts", "Level"]);
  await expect.poll(() => propertyOrder(page)).toEqual(["Price", "Starts", "Level", "Title", "Topics", "Notes"]);
  expect(await page.evaluate(() => getSelection()?.toString())).toBe("");
  await drag("Price", ["Starts"]);
  await expect.poll(() => propertyOrder(page)).toEqual(["Starts", "Price", "Level", "Title", "Topics", "Notes"]);
});

// The moment in which a passive effect of the first move would take the focus for the second (use-after-render.ts).
it("the focus follows a property that is moved in the moment in which another one is", async () => {
  const { page, go } = await openKept(asAdmin());
  const { name } = await makeEntity(page);
  await go(`/admin/data/${name}/properties`);
  await page.getByRole("listitem", { name: "Topics" }).locator("[aria-hidden]").first().hover();
  await page.mouse.down();
  await page.getByRole("list", { name: "Properties" }).evaluate((list) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      document.querySelector<HTMLElement>('[aria-label="Move Price down"]')?.click();
    });
    observer.observe(list, { childList: true });
  });
  await page.getByRole("listitem", { name: "Title" }).hover({ position: { x: 12, y: 4 } });
  await page.mouse.up();
  await waitForFocus(button(page, "Move Price down"));
  expect(await propertyOrder(page)).toEqual(["Topics", "Title", "Starts", "Price", "Level", "Notes"]);
  await button(page, "Discard").click();
});
