import { afterAll, beforeAll, expect, it } from "vitest";
import { Webhook } from "standardwebhooks";
import { startFakeProvider, textReply, type FakeProvider } from "../../scripts/lib/fake-provider/index.ts";
import { headerOf, startMailServer, type MailServer } from "../smtp.ts";
import { startReceiver, type Receiver } from "../webhook-receiver.ts";
import { faults } from "./axe.ts";
import { useBrowser } from "./browser.ts";
import { startSite, type ServerProcess } from "./server-process.ts";
import { ADMIN, apiOf, signInAsAdmin, type Api } from "./signed-in-api.ts";
import { signIn } from "./sign-in.ts";

const { open } = useBrowser();
let site: ServerProcess;
let mails: MailServer;
let receiver: Receiver;
let provider: FakeProvider;
let api: Api;

beforeAll(async () => {
  mails = await startMailServer();
  receiver = await startReceiver();
  provider = await startFakeProvider();
  const reached = { SMTP_URL: mails.url, LEADS_EMAIL: "team@example.org", WEBHOOK_ALLOWED_HOSTS: receiver.host };
  site = await startSite({ ...ADMIN, ...reached, OPENAI_API_KEY: "sk-test", OPENAI_BASE_URL: provider.url });
  api = apiOf(site.url, await signInAsAdmin(site.url));
});
afterAll(async () => {
  await site.stop();
  receiver.stop();
  await provider.stop();
  await mails.stop();
});

it("a form without a script leads to an email, a signed webhook, a score of a model, and a qualified entry", async () => {
  provider.reply(textReply('{"score":5,"reason":"A pilot with twelve mentors."}'));
  const { body } = await api.post("/api/automations", {
    name: "Follow up",
    isEnabled: true,
    trigger: { type: "submission" },
    steps: [
      { type: "mail", subject: "New: {{submission.yourName}}", text: "{{submission.yourMessage}}" },
      { type: "webhook", url: receiver.url },
      {
        type: "ai",
        key: "score",
        prompt: "Score: {{submission.yourMessage}}",
        fields: [{ name: "score", type: "number", min: 1, max: 5 }, { name: "reason" }],
      },
      {
        type: "condition",
        rules: [{ field: "score.score", is: "above", value: 3 }],
        // oxlint-disable-next-line unicorn/no-thenable -- a list, which nothing takes for a promise
        then: [{ type: "update", status: "qualified", tags: ["large"], note: "{{score.reason}}" }],
      },
    ],
  });
  const visit = await open(`${site.url}/contact`, { javaScriptEnabled: false });
  const form = visit.page.locator("main form");
  await form.getByLabel("Your name").fill("Ada Byron");
  await form.getByLabel("Email").fill("ada@example.org");
  await form.getByLabel("A pilot").check();
  await form.getByLabel("Your message").fill("We run twelve mentors and want a pilot.");
  for (const box of await form.getByRole("checkbox").all()) await box.check();
  await form.getByRole("button").last().click();
  await visit.page.getByText("Thank you").first().waitFor();

  const done = async () => (await api.get(`/api/executions?automation=${body.id}`)).body.items[0]?.status;
  await expect.poll(done, { timeout: 20_000 }).toBe("done");
  const mail = mails.taken.find((one) => headerOf(one, "Subject") === "New: Ada Byron");
  expect(mail?.to).toEqual(["team@example.org"]);
  const [call] = receiver.received;
  const secret = body.steps[1].secret;
  expect(new Webhook(secret).verify(call?.body ?? "", call?.headers ?? {})).toMatchObject({
    type: "submission.created",
  });
  const asked = JSON.stringify(provider.requests);
  expect(asked).toContain("twelve mentors");
  expect(asked).not.toContain("ada@example.org");

  const { page, problems } = await open(`${site.url}/sign-in?next=/admin/inbox`);
  await signIn(page, { email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD });
  await page.getByRole("link", { name: /Ada Byron.*large/ }).click();
  await page.getByText("A pilot with twelve mentors.").waitFor();
  expect(await faults(page)).toEqual([]);
  await page.goto(`${site.url}/admin/automations`);
  await page.getByRole("link", { name: "Follow up" }).waitFor();
  expect(await faults(page)).toEqual([]);
  expect([...problems, ...visit.problems]).toEqual([]);
});
