import { expect, it } from "vitest";
import { useBrowser } from "./browser.ts";
import { asAdmin } from "./sign-in.ts";

const { open } = useBrowser();

it("settings ask before they are left unsaved: by a link, by a command, and back and forward", async () => {
  const { page, problems } = await open("/admin/settings", asAdmin({ reducedMotion: "reduce" }));
  await page.getByLabel("Tone").waitFor();
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  const path = () => new URL(page.url()).pathname;
  const stay = async () => {
    await question.getByRole("button", { name: "Stay" }).click();
    await expect.poll(() => question.count()).toBe(0);
    expect(path()).toBe("/admin/settings");
    expect(await page.getByLabel("Tone").inputValue()).toBe("Calm");
  };
  await page.getByRole("link", { name: "Media" }).click();
  await page.waitForURL("**/admin/media");
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("link", { name: "Users" }).click();
  await page.waitForURL("**/admin/users");
  await page.goBack();
  await page.getByLabel("Tone").fill("Calm");

  await page.getByRole("link", { name: "Leads" }).click();
  await stay();
  await page.keyboard.press("Control+k");
  const search = page.getByPlaceholder("Search pages and commands");
  await search.fill("profile");
  await page.getByRole("option", { name: "profile", selected: true }).waitFor();
  await search.press("Enter");
  await stay();
  await page.evaluate(() => history.back());
  await stay();
  await page.evaluate(() => history.forward());
  await stay();

  await page.evaluate(() => history.back());
  await question.getByRole("button", { name: "Leave" }).click();
  await expect.poll(path).toBe("/admin/media");
  await page.getByRole("heading", { level: 1, name: "Media" }).waitFor();
  await page.goForward();
  await page.getByLabel("Tone").waitFor();
  expect(await page.getByLabel("Tone").inputValue()).toBe("");
  await page.getByRole("link", { name: "Leads" }).click();
  await expect.poll(path).toBe("/admin/leads");
  expect(problems).toEqual([]);
});
