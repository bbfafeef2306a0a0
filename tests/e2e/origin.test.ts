import { createServer, type Server } from "node:http";
import { request } from "node:https";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { LEAD_ACTION, ROI_SLIDERS } from "#leads";
import { useBrowser } from "./browser.ts";
import { answerCard, fillForm, leadsOf, sendButton } from "./lead-form.ts";
import { freePort, startSite, type ServerProcess } from "./server-process.ts";
import { startTlsProxy, VISITOR_HEADER } from "./tls-proxy.ts";

const { open } = useBrowser();
const IN_BOTH = [
  ["with", {}],
  ["without", { javaScriptEnabled: false }],
] as const;

/** Everything that a valid post carries, beside its token. */
const entry = (email: string) => ({
  action: LEAD_ACTION,
  ...Object.fromEntries(Object.entries(ROI_SLIDERS).map(([name, slider]) => [name, String(slider.default)])),
  firstName: "Ada",
  lastName: "Lovelace",
  email,
  website: "ada.example",
  consent: "on",
});

describe("under a plain http name that is not localhost", () => {
  it.each(IN_BOTH)("accepts the form of its own page %s a script", async (script, options) => {
    const email = `http-${script}@example.org`;
    const { page } = await open(`http://site.test:${new URL(inject("siteUrl")).port}/`, options);
    await fillForm(page, email);
    await sendButton(page).click();
    await answerCard(page).waitFor();
    expect(await leadsOf(email)).toHaveLength(1);
  });
});

describe("from another site", () => {
  let other: Server;
  let otherUrl: string;
  let html = "";
  beforeAll(async () => {
    const port = await freePort();
    otherUrl = `http://other.test:${port}/`;
    other = createServer((_request, response) => response.setHeader("content-type", "text/html").end(html));
    await new Promise<void>((resolve) => other.listen(port, resolve));
  });
  afterAll(() => other.close());

  const framed = (form: string) => `<iframe sandbox="allow-forms" srcdoc="${form.replaceAll('"', "&quot;")}"></iframe>`;
  const cases = ["localhost", "site.test"].flatMap((host) => [
    { host, how: "a form", put: (form: string) => form },
    {
      host,
      how: "a page that hides itself",
      put: (form: string) => `<meta name="referrer" content="no-referrer">${form}`,
    },
    { host, how: "a frame without an origin", put: framed },
  ]);

  it.each(cases)("refuses what $how sends to $host, even with a valid token", async ({ host, how, put }) => {
    const email = `${how.replaceAll(" ", "-")}@${host}.example`;
    const site = `http://${host}:${new URL(inject("siteUrl")).port}/`;
    const { token } = (await (await fetch(new URL("/csrf", inject("siteUrl")))).json()) as { token: string };
    const fields = Object.entries({ ...entry(email), csrf: token });
    const inputs = fields.map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`).join("");
    html = put(`<form method="post" action="${site}">${inputs}<button>Win a prize</button></form>`);
    const { page } = await open(otherUrl);
    const root = how.includes("frame") ? page.frameLocator("iframe") : page;
    const answered = page.waitForResponse((response) => response.request().method() === "POST");
    await root.getByRole("button").click();
    expect((await answered).status()).toBe(403);
    expect(await leadsOf(email)).toEqual([]);
  });
});

describe("behind a proxy that ends TLS", () => {
  let site: ServerProcess;
  let endProxy: () => void;
  let url: string;
  let port: number;
  beforeAll(async () => {
    port = await freePort();
    url = `https://site.test:${port}/`;
    site = await startSite({ APP_URL: url, TRUST_PROXY: "1" });
    endProxy = await startTlsProxy("site.test", port, Number(site.port));
  });
  afterAll(async () => {
    endProxy();
    await site.stop();
  });

  /** Asks the proxy without a browser, so without `Sec-Fetch-Site`. */
  function ask(path: string, headers: Record<string, string>, fields?: Record<string, string>) {
    return new Promise<{ status?: number; body: string; retryAfter?: string }>((resolve, reject) => {
      const form = { "content-type": "application/x-www-form-urlencoded", accept: "application/json" };
      const target = { port, path, method: fields ? "POST" : "GET", rejectUnauthorized: false };
      const asked = request({ ...target, headers: { ...form, host: `site.test:${port}`, ...headers } }, (answer) => {
        const { statusCode: status, headers: given } = answer;
        const finish = (parts: unknown[]) =>
          resolve({ status, body: parts.join(""), retryAfter: given["retry-after"] });
        answer.toArray().then(finish, reject);
      });
      asked.on("error", reject);
      asked.end(fields && new URLSearchParams(fields).toString());
    });
  }

  it.each(IN_BOTH)(
    "accepts the form of its own page %s a script, and asks for https from then on",
    async (script, options) => {
      const email = `https-${script}@example.org`;
      const { page, problems } = await open(url, { ignoreHTTPSErrors: true, ...options });
      const loaded = await page.reload();
      expect(loaded?.headers()["strict-transport-security"]).toMatch(/^max-age=[1-9]\d{6,}/);
      await fillForm(page, email);
      await sendButton(page).click();
      await answerCard(page).waitFor();
      expect(await leadsOf(email, site.folder)).toHaveLength(1);
      expect(problems).toEqual([]);
    },
  );

  it("compares the origin with the public address, not with the inner one", async () => {
    const { token } = JSON.parse((await ask("/csrf", {})).body) as { token: string };
    const send = (origin: string, email: string) => ask("/", { origin }, { ...entry(email), csrf: token });
    expect(await send(new URL(url).origin, "old@browser.example")).toMatchObject({ status: 200 });
    expect(await send(`http://127.0.0.1:${site.port}`, "inner@browser.example")).toMatchObject({ status: 403 });
    expect(await leadsOf("old@browser.example", site.folder)).toHaveLength(1);
    expect(await leadsOf("inner@browser.example", site.folder)).toEqual([]);
  });

  it("limits posts by the visitor whom the proxy names, whatever the visitor claims", async () => {
    const { origin } = new URL(url);
    const send = (visitor: string, claimed: string) =>
      ask("/", { origin, [VISITOR_HEADER]: visitor, "x-forwarded-for": claimed }, entry("flood@example.org"));
    for (let count = 0; count < 30; count += 1) {
      expect(await send("203.0.113.5", `198.51.100.${count}`)).toMatchObject({ status: 403 });
    }
    const refused = await send("203.0.113.5", "192.0.2.1, 192.0.2.2");
    expect(refused).toMatchObject({ status: 429, retryAfter: expect.stringMatching(/^\d+$/) });
    expect(await send("203.0.113.6", "203.0.113.5")).toMatchObject({ status: 403 });
  });
});
