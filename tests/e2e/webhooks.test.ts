import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabase } from "#db";
import { openWebhooks } from "#webhooks/server";
import { startReceiver, type Receiver } from "../webhook-receiver.ts";
import { faults } from "./axe.ts";
import { ask, pressInToast } from "./admin-pages.ts";
import { useBrowser } from "./browser.ts";
import { startSite, type ServerProcess } from "./server-process.ts";
import { ADMIN } from "./signed-in-api.ts";
import { signIn } from "./sign-in.ts";

const { open } = useBrowser();
let site: ServerProcess;
let receiver: Receiver;

beforeAll(async () => {
  receiver = await startReceiver();
  site = await startSite({ ...ADMIN, WEBHOOK_ALLOWED_HOSTS: receiver.host });
  const database = await openDatabase({ folder: site.folder, exclusive: false });
  const webhooks = openWebhooks(database, { allowedHosts: [receiver.host] });
  await database.inTransaction((trx) => webhooks.endpointFor(trx, { url: receiver.url }));
  await database.close();
});
afterAll(async () => {
  receiver.stop();
  await site.stop();
});

it("an admin tests an endpoint, switches it on again after its receiver was gone, and gives it a new secret", async () => {
  const { page, problems } = await open(`${site.url}/sign-in?next=/admin/webhooks`);
  await signIn(page, { email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD });
  const choose = async (action: string) => {
    await page.getByRole("button", { name: `Actions for ${receiver.host}` }).click();
    await page.getByRole("menuitem", { name: action }).click();
  };
  await choose("Send a test");
  await page.getByText(`${receiver.host} accepted the test (status 204)`).waitFor();
  await page.getByText("Healthy").waitFor();
  receiver.answer = (response) => response.writeHead(410).end();
  await choose("Send a test");
  await page.getByText("Gone", { exact: true }).waitFor();
  expect(await faults(page)).toEqual([]);
  const notice = page.getByRole("region", { name: "Webhooks" });
  await page.getByRole("link", { name: "Help" }).click();
  await page.getByRole("heading", { level: 1, name: "Help" }).waitFor();
  await notice.getByText(`Webhooks to ${receiver.host} don’t arrive.`).waitFor();
  expect(await faults(page)).toEqual([]);
  await notice.getByRole("link", { name: "See webhooks" }).click();
  await choose("Switch on");
  await page.getByText("Healthy").waitFor();
  await choose("Make a new secret");
  await page.getByRole("button", { name: "Make a new secret" }).click();
  await expect.poll(() => page.getByLabel("Secret", { exact: true }).inputValue()).toMatch(/^whsec_[\w+/]{43}=$/);
  expect(await faults(page)).toEqual([]);
  await page.getByRole("button", { name: "Done" }).click();
  await page.getByText("The old secret works until").waitFor();
  receiver.answer = (response) => response.writeHead(200).end();
  await choose("Send a test");
  await expect.poll(() => receiver.received.at(-1)?.headers["webhook-signature"]?.split(" ").length).toBe(2);
  await choose("Headers");
  await page.getByLabel("Name", { exact: true }).fill("X-First");
  await page.getByLabel("Value", { exact: true }).fill("one");
  await page.route("**/headers", async (route) => {
    await page.getByLabel("Name", { exact: true }).fill("X-Second");
    await route.continue();
  });
  await page.getByRole("button", { name: "Add header" }).click();
  await page.getByText("X-First is sent with each webhook").waitFor();
  expect(await page.getByLabel("Name", { exact: true }).inputValue()).toBe("X-Second");
  expect(problems).toEqual([]);
});

it("a secret that arrives after its question was closed can still be copied", async () => {
  const { page } = await open(`${site.url}/sign-in?next=/admin/webhooks`);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await signIn(page, { email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD });
  const closed = Promise.withResolvers<void>();
  await page.route("**/rotate", async (route) => {
    await closed.promise;
    await route.continue();
  });
  await page.getByRole("button", { name: `Actions for ${receiver.host}` }).click();
  await page.getByRole("menuitem", { name: "Make a new secret" }).click();
  const asked = page.waitForRequest("**/rotate");
  await page.getByRole("button", { name: "Make a new secret" }).click();
  await asked;
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  closed.resolve();
  await pressInToast(page, /The new secret of .* is ready/, "Copy the secret");
  await page.getByText("Secret copied").waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^whsec_[\w+/]{43}=$/);
});

it("a header that is being entered stays when someone else deletes the endpoint", async () => {
  const { page } = await open(`${site.url}/sign-in?next=/admin/webhooks`);
  await signIn(page, { email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD });
  const actions = page.getByRole("button", { name: `Actions for ${receiver.host}` });
  await actions.click();
  await page.getByRole("menuitem", { name: "Headers" }).click();
  const dialog = page.getByRole("dialog", { name: "Headers" });
  await dialog.getByLabel("Name", { exact: true }).fill("X-Key");
  await dialog.getByLabel("Value", { exact: true }).fill("Typed");
  const [{ id }] = (await ask(page, "GET", `${site.url}/api/webhook-endpoints`)).body.items;
  await ask(page, "DELETE", `${site.url}/api/webhook-endpoints/${id}`);
  await dialog.getByRole("button", { name: "Add header" }).click();
  await page.locator("main").getByText("No webhooks yet").waitFor({ state: "attached" });
  await dialog.getByText("This endpoint doesn’t exist, or no longer does").waitFor();
  expect(await dialog.getByLabel("Value", { exact: true }).inputValue()).toBe("Typed");
});
