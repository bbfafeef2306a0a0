import { expect, it } from "vitest";
import { faults } from "./axe.ts";
import { useBrowser } from "./browser.ts";
import { asAdmin } from "./sign-in.ts";

const { openBlank } = useBrowser();

it("how long entries are kept is found and set among hundreds of forms", async () => {
  const { page, go } = await openBlank(asAdmin());
  const items = Array.from({ length: 400 }, (_, n) => ({ form: `Form ${n}`, days: null }));
  const stored: unknown[] = [];
  const mayGo = Promise.withResolvers<void>();
  await page.route("**/api/inbox/retention", async (route) => {
    if (route.request().method() === "PUT") {
      stored.push(route.request().postDataJSON());
      await mayGo.promise;
    }
    await route.fulfill({ json: route.request().method() === "PUT" ? {} : { items } });
  });
  await go("/admin/inbox");
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "How long entries are kept…" }).click();
  const dialog = page.getByRole("dialog", { name: "How long entries are kept" });
  await dialog.getByRole("searchbox", { name: "Search forms" }).fill("form 37");
  await expect.poll(() => dialog.getByRole("combobox", { name: /^Form/ }).count()).toBe(11);
  expect(await faults(page)).toEqual([]);
  await dialog.getByRole("searchbox").fill("form 378");
  await expect.poll(() => dialog.getByRole("combobox", { name: /^Form/ }).count()).toBe(1);
  const days = dialog.getByRole("combobox", { name: "Form 378" });
  await days.selectOption("90");
  await expect.poll(() => stored).toEqual([{ form: "Form 378", days: 90 }]);
  expect(await days.inputValue()).toBe("90");
  mayGo.resolve();
  await dialog.getByRole("searchbox").fill("nothing");
  await dialog.getByText("No results").waitFor();
});
