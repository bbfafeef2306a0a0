import { expect, it } from "vitest";
import { goToPage, inToast, makePage } from "./admin-pages.ts";
import { useBrowser } from "./browser.ts";
import { asAdmin } from "./sign-in.ts";

const { openKept } = useBrowser();

it("redirects visitors of an old address to a page, and takes that back", async () => {
  const { page, go } = await openKept(asAdmin({ reducedMotion: "reduce" }));
  await goToPage(page, await makePage(page, "/e2e-moved-in", []), "address", go);
  const from = page.getByLabel("Redirect from");
  await from.fill("/admin/old");
  await page.getByRole("button", { name: "Add redirect" }).click();
  await page.getByText("/admin/old belongs to the system").waitFor();
  await from.fill("https://old.example/Old.html");
  await page.getByRole("button", { name: "Add redirect" }).click();
  await page.getByRole("button", { name: "Remove /Old.html" }).click();
  await page.getByText("No redirects").waitFor();
  await inToast(page, /no longer redirects/, "Undo").click();
  await page.getByRole("button", { name: "Remove /Old.html" }).waitFor();
  expect(await from.inputValue()).toBe("");
});
