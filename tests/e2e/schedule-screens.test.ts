import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { ask, inToast, makePost, operate, visit } from "./admin-pages.ts";
import { faults } from "./axe.ts";
import { useBrowser } from "./browser.ts";
import { waitForFocus } from "./focus.ts";
import { review } from "./publish.ts";
import { asAdmin } from "./sign-in.ts";

const { openKept } = useBrowser();
const openAdmin = () => openKept(asAdmin({ reducedMotion: "reduce" }));

const row = (page: Page, text: string) =>
  page.getByRole("table", { name: "Posts" }).getByRole("row").filter({ hasText: text });
const schedule = (page: Page) => page.getByRole("region", { name: "Schedule" });

/** A time as the field has it, in so many hours from the present one; tests run in the time zone of the browser, UTC. */
const inHours = (hours: number) => `${new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 14)}30`;

/** @returns a time in the field that occurs twice in Berlin: half past two on the last Sunday of next year's October. */
function repeatedField(): string {
  const last = new Date(Date.UTC(new Date().getUTCFullYear() + 1, 9, 31));
  const day = last.getUTCDate() - last.getUTCDay();
  return `${last.getUTCFullYear()}-10-${day}T02:30`;
}

describe("a schedule", () => {
  it("has the second of two times that read the same, when clocks are set back", async () => {
    const { page, go, problems } = await openKept(asAdmin({ reducedMotion: "reduce", timezoneId: "Europe/Berlin" }));
    const id = await makePost(page, "/e2e-timed/twice");
    await go(`/admin/posts/${id}`);
    const twice = repeatedField();
    await (await review(page)).getByRole("button", { name: "Schedule" }).click();
    await page.getByLabel("Publish on").fill(twice);
    const which = page.getByLabel("Which of the two");
    await which.selectOption({ label: "The second (GMT+1)" });
    await page.getByText("Your time zone: Europe/Berlin (GMT+1)").waitFor();
    expect(await faults(page, { within: "[role=dialog]" })).toEqual([]);
    await page.getByRole("button", { name: "Schedule", exact: true }).click();
    await schedule(page).waitFor();
    const { body } = await ask(page, "GET", `/api/pages/${id}`);
    expect(body.scheduledAt).toBe(`${twice.slice(0, 10)}T01:30:00.000Z`);
    // What is set is chosen when another time could be.
    await schedule(page).getByRole("button", { name: "Change" }).click();
    expect(await which.inputValue()).toBe("second");
    expect(problems).toEqual([]);
  });

  it("is set with the keyboard, followed in another window, changed, cancelled and set again", async () => {
    const { page, go, problems } = await openAdmin();
    const id = await makePost(page, "/e2e-timed/one");
    const other = await openAdmin();
    await other.go(`/admin/pages/${id}/edit`);
    await other.page.getByRole("button", { name: "Post details" }).waitFor();
    await go(`/admin/posts/${id}`);
    const dialog = await review(page);
    await waitForFocus(dialog.getByRole("button", { name: "Publish", exact: true }));
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");
    const field = page.getByLabel("Publish on");
    await waitForFocus(field);
    // An hour may end during the test.
    const [soon, later] = [inHours(48), inHours(72)];
    expect(await field.inputValue()).toMatch(/^\d{4}-\d\d-\d\dT\d\d:00$/);
    await field.fill(inHours(-2));
    await page.keyboard.press("Enter");
    await page.getByText("Choose a time in the future").waitFor();
    expect(await faults(page, { within: "[role=dialog]" })).toEqual([]);
    await field.fill(soon);
    await page.keyboard.press("Enter");
    await dialog.waitFor({ state: "hidden" });
    await schedule(page)
      .getByText(/^Scheduled for .+ at .+ UTC$/)
      .waitFor();
    await schedule(other.page)
      .getByText(/by Admin/)
      .waitFor();
    const { body } = await ask(page, "GET", `/api/pages/${id}`);
    expect(body.scheduledAt).toBe(`${soon}:00.000Z`);

    await operate(page, id, [{ type: "setMeta", name: "description", value: "New" }]);
    for (const one of [page, other.page]) {
      await schedule(one).getByText("Changes made since then aren’t included.").waitFor();
    }
    await schedule(other.page).getByRole("button", { name: "Include them" }).click();
    await expect
      .poll(() =>
        schedule(page)
          .getByText(/aren’t included/)
          .count(),
      )
      .toBe(0);
    await operate(page, id, [{ type: "setMeta", name: "description", value: "Newer" }]);
    const include = schedule(page).getByRole("button", { name: "Include them" });
    await include.waitFor();
    await page.getByRole("tab", { name: "Post details" }).click();
    // What is typed right before is stored first, and included.
    await page.getByLabel("Alt text of the cover").fill("A desk");
    await include.click();
    await include.waitFor({ state: "hidden" });
    const draft = await ask(page, "GET", `/api/pages/${id}/draft`);
    const pinned = await ask(page, "GET", `/api/pages/${id}/schedule`);
    expect(pinned.body.schedule.revision).toBe(draft.body.revision);
    expect(draft.body.page.metaTags).toContainEqual({ name: "og:image:alt", value: "A desk" });
    await schedule(other.page).getByRole("button", { name: "Change" }).click();
    await other.page.getByLabel("Publish on").fill(later);
    await other.page.getByRole("dialog").getByRole("button", { name: "Schedule", exact: true }).click();
    await expect.poll(() => schedule(page).locator("time").getAttribute("datetime")).toBe(`${later}:00.000Z`);

    await schedule(page).getByRole("button", { name: "Cancel schedule" }).click();
    const undo = inToast(page, /Schedule cancelled/, "Undo");
    await undo.hover();
    await schedule(other.page).waitFor({ state: "hidden" });
    await undo.click();
    await schedule(other.page).waitFor();

    await operate(page, id, [{ type: "setMeta", name: "description", value: "Newest" }]);
    await schedule(page).getByText("Changes made since then aren’t included.").waitFor();
    await schedule(page).getByRole("button", { name: "Cancel schedule" }).press("Enter");
    const asked = page.getByRole("dialog", { name: "Cancel schedule?" });
    await asked.getByText("can’t be brought back").waitFor();
    expect(await faults(page, { within: "[role=dialog]" })).toEqual([]);
    await page.keyboard.press("Escape");
    await asked.waitFor({ state: "hidden" });
    expect((await ask(page, "GET", `/api/pages/${id}`)).body.scheduledAt).toBe(`${later}:00.000Z`);
    await schedule(page).getByRole("button", { name: "Cancel schedule" }).press("Enter");
    await asked.getByRole("button", { name: "Cancel schedule" }).press("Enter");
    await schedule(other.page).waitFor({ state: "hidden" });
    expect([...problems, ...other.problems]).toEqual([]);
  });

  it("publishes the post at its time, and open screens and the list say so", async () => {
    const { page, go } = await openAdmin();
    const id = await makePost(page, "/e2e-timed/soon");
    const list = await openAdmin();
    const scheduleIn = async (milliseconds: number) => {
      const at = new Date(Date.now() + milliseconds).toISOString();
      await ask(page, "PUT", `/api/pages/${id}/schedule`, { at });
      return at;
    };
    await scheduleIn(3_600_000);
    const began = performance.now();
    await go(`/admin/posts/${id}`);
    await schedule(page).waitFor();
    // The screens are to show it before its time, on a slow machine too.
    const at = await scheduleIn(5000 + 5 * (performance.now() - began));
    await expect.poll(() => schedule(page).locator("time").getAttribute("datetime")).toBe(at);
    // A toast, which may be gone before the list is there.
    const isSaid = page.getByText("The post was published as scheduled.").waitFor();
    await list.go("/admin/posts?search=e2e-timed%2Fsoon");
    await row(list.page, "Scheduled").waitFor();
    await isSaid;
    await schedule(page).waitFor({ state: "hidden" });
    await page.getByRole("main").getByText("Published", { exact: true }).waitFor();
    await row(list.page, "Published").waitFor();
    expect((await visit("/e2e-timed/soon")).html).toContain("Text of /e2e-timed/soon");
  });
});
