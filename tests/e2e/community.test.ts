import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { githubMember, hang, json, startFakeGithub, type FakeGithub } from "../fake-github.ts";
import { useBrowser } from "./browser.ts";
import { publishForTest } from "./publish.ts";
import { startSite, type ServerProcess } from "./server-process.ts";

const TOKEN = "ghp_a-secret-of-the-tests";
/** The time limit of its loader. */
const LIMIT_S = 5;
const WARNING = "Warning: GitHub members will not load in development by default.";
const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

const heading = { heading: { headline: "Still here" } };
const community = (organization: string) => ({
  community: { headline: "People", type: "github", organization, withName: true },
});
const manual = {
  community: {
    headline: "People",
    type: "manual",
    data: { members: [{ user: "Ada Byron" }, { user: "Grace Hopper" }] },
  },
};

const { open } = useBrowser();
let github: FakeGithub;
let site: ServerProcess;

/** Serves the members and, under /picture, their portraits. */
const members: Parameters<FakeGithub["answerWith"]>[0] = (request, response) => {
  if (request.url?.startsWith("/picture")) {
    response.writeHead(200, { "Content-Type": "image/png" }).end(PICTURE);
    return;
  }
  const list = ["octocat", "hubot"].map((login) =>
    githubMember(login, { avatar_url: `${github.url}/picture/${login}` }),
  );
  json([...list, githubMember("broken", { avatar_url: `${github.url}/none` })])(request, response);
};

beforeAll(async () => {
  github = await startFakeGithub((request, response) => members(request, response));
  site = await startSite({ GITHUB_TOKEN: TOKEN, GITHUB_API_URL: github.url, DEBUG: "1" });
});
afterAll(async () => {
  await site.stop();
  await github.stop();
});

async function visit(path: string) {
  const began = performance.now();
  const answer = await fetch(site.url + path);
  return { html: await answer.text(), status: answer.status, seconds: (performance.now() - began) / 1000 };
}

describe("a community from GitHub", () => {
  it("shows the members with portraits that the page's policy lets in, and links that keyboards reach", async () => {
    await publishForTest("/members", [community("octo-org")], site.folder);
    const { page, problems } = await open(`${site.url}/members`);
    const list = page.getByRole("list").filter({ hasText: "octocat" });
    expect(await list.getByRole("listitem").count()).toBe(3);
    expect(await list.getByRole("link", { name: "hubot" }).getAttribute("href")).toBe("https://github.com/hubot");
    const loaded = () =>
      list.locator("img").evaluateAll((all) => all.map((one) => one instanceof HTMLImageElement && one.naturalWidth));
    await expect.poll(loaded).toContain(1);
    const [first] = await list.locator(".portrait").all();
    const radius = await first?.evaluate((one) => {
      const { width, height } = one.getBoundingClientRect();
      return [width === height, Number.parseFloat(getComputedStyle(one).borderRadius) >= width / 2];
    });
    expect(radius).toEqual([true, true]);
    expect(problems.filter((problem) => /policy|refused/i.test(problem))).toEqual([]);
  });

  it("keeps the initials where a portrait can't be loaded", async () => {
    await publishForTest("/broken-portrait", [community("octo-org")], site.folder);
    const { page } = await open(`${site.url}/broken-portrait`);
    const portrait = page.getByRole("listitem").filter({ hasText: "broken" }).locator(".portrait");
    await portrait.getByRole("img", { name: "Failed to load image" }).waitFor({ state: "attached" });
    const opacity = () => portrait.locator(".image-empty").evaluate((one) => getComputedStyle(one).opacity);
    await expect.poll(opacity).toBe("0");
    expect(await portrait.getByText("B", { exact: true }).isVisible()).toBe(true);
  });

  it("is still there when GitHub is down", async () => {
    github.answerWith(json({}, {}, 500));
    await publishForTest("/members-later", [community("octo-org")], site.folder);
    expect((await visit("/members-later")).html).toContain("octocat");
  });

  it("that never could be read is one error card, and the rest of the page stays", async () => {
    github.answerWith(json({ message: "API rate limit exceeded" }, { "Retry-After": "60" }, 403));
    await publishForTest("/limited", [heading, community("limited-org"), manual], site.folder);
    const { html, status } = await visit("/limited");
    expect(status).toBe(200);
    expect(html.match(/role="alert"/g)).toHaveLength(1);
    expect(html).toMatch(/Still here.*This part could not be loaded\. Please try again in a moment\..*Ada Byron/s);
  });

  it("waits for GitHub as long as a loader may, for two organizations at the same time", async () => {
    github.answerWith(hang);
    const blocks = [heading, community("slow-org"), community("other-slow-org"), manual];
    await publishForTest("/hanging", blocks, site.folder);
    const { html, seconds } = await visit("/hanging");
    expect(seconds).toBeGreaterThan(3);
    expect(seconds).toBeLessThan(2 * LIMIT_S);
    expect(html.match(/role="alert"/g)).toHaveLength(2);
    expect(html).toMatch(/Still here.*Ada Byron/s);
    const again = await visit("/hanging?utm_source=letter");
    expect(again.seconds).toBeLessThan(LIMIT_S);
  });

  it("tells the log what happened, and never the token", async () => {
    await expect.poll(site.output).toMatch(/GitHub refuses the request.*GitHub took too long/s);
    expect(site.output()).not.toContain(TOKEN);
  });

  it("doesn't warn in debug mode where the members load", async () => {
    const { page } = await open(`${site.url}/members`);
    expect(await page.getByRole("link", { name: "octocat" }).count()).toBe(1);
    expect(await page.getByText(WARNING).count()).toBe(0);
  });
});

describe("without a token and without debug mode", () => {
  it("shows people chosen by hand, and names the missing setting only in the log", async () => {
    const plain = await startSite({ GITHUB_API_URL: github.url });
    await publishForTest("/people", [manual], plain.folder);
    await publishForTest("/members", [community("octo-org"), manual], plain.folder);
    const people = await (await fetch(`${plain.url}/people`)).text();
    expect(people).toMatch(/Ada Byron.*Grace Hopper/s);
    expect(people).not.toMatch(/role="alert"|Warning/);
    const page = await (await fetch(`${plain.url}/members`)).text();
    expect(page.match(/role="alert"/g)).toHaveLength(1);
    expect(page).not.toMatch(/GITHUB_TOKEN|Warning/);
    await plain.stop();
    expect(plain.output()).toContain("GITHUB_TOKEN is not set");
  });
});
