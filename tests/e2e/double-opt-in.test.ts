import { afterAll, beforeAll, expect, it } from "vitest";
import { startMailServer, type MailServer } from "../smtp.ts";
import { faults } from "./axe.ts";
import { useBrowser } from "./browser.ts";
import { startSite, type ServerProcess } from "./server-process.ts";
import { ADMIN, apiOf, signInAsAdmin, type Api } from "./signed-in-api.ts";
import { signIn } from "./sign-in.ts";

const { open } = useBrowser();
let site: ServerProcess;
let mails: MailServer;
let api: Api;

beforeAll(async () => {
  mails = await startMailServer();
  site = await startSite({ ...ADMIN, SMTP_URL: mails.url });
  api = apiOf(site.url, await signInAsAdmin(site.url));
});
afterAll(async () => {
  await site.stop();
  await mails.stop();
});

/** The links of the newest email. */
async function linksOf(to: string): Promise<{ confirm: string; leave: string }> {
  await expect.poll(() => mails.taken.some((mail) => mail.to.includes(to))).toBe(true);
  const text = (mails.taken.at(-1)?.raw ?? "").replaceAll("=\r\n", "").replaceAll("=3D", "=");
  const find = (name: string) => new RegExp(`http://\\S+/newsletter/${name}\\?token=[\\w.-]+`).exec(text)?.[0] ?? "";
  return { confirm: find("confirm"), leave: find("unsubscribe") };
}
const states = async () => (await api.get("/api/subscribers")).body.items.map(({ state }: { state: string }) => state);

it("an admin has new subscribers confirm their address; without a script they do, and leave again", async () => {
  const admin = await open(`${site.url}/sign-in?next=/admin/settings`);
  await signIn(admin.page, { email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD });
  const asks = admin.page.getByRole("switch", { name: "Ask new subscribers to confirm by email" });
  await asks.check();
  await admin.page.getByRole("button", { name: "Save changes" }).click();
  await admin.page.getByText("Saved. Every page shows it now.").waitFor();

  const { page, problems } = await open(`${site.url}/es/newsletter`, { javaScriptEnabled: false });
  await page.getByLabel("Nombre", { exact: true }).fill("Ada");
  await page.getByLabel("Apellidos").fill("Byron");
  await page.getByLabel("Correo electrónico", { exact: true }).fill("ada@example.org");
  await page.keyboard.press("Enter");
  await page.getByText("Le hemos enviado un correo.").waitFor();
  const { confirm, leave } = await linksOf("ada@example.org");
  await page.goto(confirm);
  expect(await states()).toEqual(["asked"]);
  await page.keyboard.press("Tab");
  await page.getByRole("button", { name: "Confirmar" }).press("Enter");
  await page.getByRole("heading", { name: "Está en la lista" }).waitFor();
  expect(await states()).toEqual(["subscribed"]);
  await page.goto(leave);
  await page.getByRole("button", { name: "Darme de baja" }).press("Enter");
  await page.getByRole("heading", { name: "Se ha dado de baja" }).waitFor();
  expect(await states()).toEqual(["unsubscribed"]);
  await admin.page.goto(`${site.url}/admin/subscribers`);
  await admin.page.getByText("Unsubscribed").waitFor();
  expect([...admin.problems, ...problems]).toEqual([]);
});

it("the pages behind the links have no faults", async () => {
  const body = new URLSearchParams({ email: "grace@example.org", first_name: "Grace", last_name: "Hopper" });
  const { token } = await (await fetch(`${site.url}/csrf?form=newsletter`)).json();
  body.set("csrf", token);
  await fetch(`${site.url}/newsletter`, { method: "POST", body, headers: { origin: site.url } });
  const { confirm, leave } = await linksOf("grace@example.org");
  const { page, problems } = await open(confirm);
  for (const address of [confirm, leave, `${site.url}/newsletter/confirm?token=wrong`]) {
    await page.goto(address);
    expect(await faults(page)).toEqual([]);
  }
  expect(problems.filter((one) => !one.includes("404"))).toEqual([]);
});
