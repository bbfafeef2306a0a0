import type { Page, Request } from "playwright-core";
import { expect, inject, it } from "vitest";
import { ask, makePage, operate } from "./admin-pages.ts";
import { requestSession } from "./admin-session.ts";
import { useBrowser } from "./browser.ts";
import {
  canvas,
  goToEditor,
  headlines,
  insertBehind,
  TWO,
  waitForState,
  withSession,
  holdSaves,
} from "./editor-sessions.ts";
import { asAdmin } from "./sign-in.ts";

const { openBlank } = useBrowser();
const endedDialog = (page: Page) => page.getByRole("dialog", { name: "You are signed out" });

/** @returns how many requests of a page are on their way. */
function countOnTheirWay(page: Page): () => number {
  const sent = new Set<Request>();
  const end = (request: Request) => sent.delete(request);
  page.on("request", (request) => sent.add(request));
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  return () => sent.size;
}

/** Opens the editor, ends its session and waits until the editor has noticed. */
async function openSignedOut(path: string, options: Parameters<typeof openBlank>[0], end: (page: Page) => unknown) {
  const { page } = await openBlank(options);
  const onTheirWay = countOnTheirWay(page);
  const id = await makePage(page, path, TWO);
  await page.clock.install();
  await goToEditor(page, id);
  const letGo = await holdSaves(page);
  await insertBehind(page, "First", " kept");
  await end(page);
  letGo();
  await endedDialog(page).waitFor();
  // What was on its way when the session ended. Until it is answered, the next question isn't timed.
  await page.clock.runFor(20_000);
  await expect.poll(onTheirWay).toBe(0);
  return { page, id };
}

it("an editor that is signed out asks for nothing but the session, once a minute", async () => {
  const session = withSession(await requestSession(inject("siteUrl")));
  const { page } = await openSignedOut("/signed-out-quiet", session, (one) =>
    ask(one, "POST", "/api/auth/sign-out", {}),
  );
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.clock.runFor(61_000);
  await expect.poll(() => asked).toEqual(["/api/session"]);
});

it("a signed-out editor saves and follows others again once its user has signed in in another window, though nobody looks at it", async () => {
  const { page, id } = await openSignedOut("/signed-out-resumed", asAdmin(), (one) => one.context().clearCookies());
  const cookies = inject("adminCookies").map(({ name, value }) => ({ name, value, url: inject("siteUrl") }));
  await page.context().addCookies(cookies);
  await page.clock.runFor(61_000);
  await endedDialog(page).waitFor({ state: "hidden" });
  await waitForState(page, "Saved");
  expect(await headlines(page, id)).toEqual(["First kept", "Second"]);
  const { body } = await ask(page, "GET", `/api/pages/${id}/draft`);
  const { key } = body.page.blocks[1];
  await operate(page, id, [{ type: "set", key, path: ["heading", "headline"], value: "Theirs" }]);
  await canvas(page).getByRole("heading", { name: "Theirs" }).waitFor();
});
