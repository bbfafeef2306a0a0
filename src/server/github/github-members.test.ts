import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { githubMember, hang, json, startFakeGithub, type FakeGithub } from "../../../tests/fake-github.ts";
import { readMembers } from "./github-members.ts";
import { GithubError } from "./github-request.ts";

const TOKEN = "ghp_a-secret-of-the-tests";
let github: FakeGithub;
/** Any other host: it must never be asked. */
let elsewhere: FakeGithub;

beforeAll(async () => {
  github = await startFakeGithub(json([]));
  elsewhere = await startFakeGithub(json([githubMember("stranger")]));
});
afterAll(() => Promise.all([github.stop(), elsewhere.stop()]));
beforeEach(() => {
  github.requests.length = 0;
});

function read(options: { token?: string; limitMs?: number; apiUrl?: string } = {}) {
  const { token = TOKEN, limitMs = 2000, apiUrl = github.url } = options;
  return readMembers("octo-org", { apiUrl, token }, AbortSignal.timeout(limitMs));
}

/** Everything that an error and its causes say, as a log would show it. */
function told(error: unknown): string {
  return error instanceof Error ? `${error.message} ${error.stack} ${told(error.cause)}` : String(error);
}

describe("readMembers", () => {
  it("sends the headers that GitHub asks for", async () => {
    await read();
    expect(github.requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      "GET /orgs/octo-org/members?per_page=100",
    ]);
    expect(github.requests[0]?.headers).toMatchObject({
      authorization: `Bearer ${TOKEN}`,
      accept: "application/vnd.github+json",
      "x-github-api-version": "2022-11-28",
      "user-agent": "Blockwright",
    });
  });

  it("keeps the path of an API that is not at the root of its host", async () => {
    await read({ apiUrl: `${github.url}/api/v3/` });
    expect(github.requests[0]?.url).toBe("/api/v3/orgs/octo-org/members?per_page=100");
  });

  it("gives name, portrait and address of each member, and nothing else of them", async () => {
    github.answerWith(json([githubMember("octocat")]));
    expect(await read()).toEqual([
      {
        user: "octocat",
        avatar_url: "https://avatars.githubusercontent.com/u/7?v=4",
        url: "https://github.com/octocat",
      },
    ]);
  });

  it("follows the next pages, but not forever", async () => {
    github.answerWith((request, response) => {
      const page = Number(new URL(request.url ?? "", github.url).searchParams.get("page") ?? 1);
      const link = (to: number, rel: string) => `<${github.url}/organizations/1/members?page=${to}>; rel="${rel}"`;
      json([githubMember(`member-${page}`)], {
        Link: `${link(1, "first")}, ${link(page + 1, "next")}, ${link(99, "last")}`,
      })(request, response);
    });
    expect((await read()).map(({ user }) => user)).toEqual(["member-1", "member-2", "member-3", "member-4"]);
    expect(github.requests).toHaveLength(4);
  });

  it("ends at the last page", async () => {
    github.answerWith(
      json([githubMember("a")], { Link: `<${github.url}/x?page=1>; rel="prev", <${github.url}/x>; rel="first"` }),
    );
    expect(await read()).toHaveLength(1);
    expect(github.requests).toHaveLength(1);
  });

  it.each(["http://evil.example/", "//evil.example", "https://[", "file:///etc/passwd"])(
    "takes its token to no other origin with a next page at %s",
    async (address) => {
      github.answerWith(json([githubMember("a")], { Link: `<${address}>; rel="next"` }));
      expect(await read()).toHaveLength(1);
      expect(github.requests).toHaveLength(1);
    },
  );

  it("takes its token to no other port with a next page", async () => {
    github.answerWith(json([githubMember("a")], { Link: `<${elsewhere.url}/>; rel="next"` }));
    expect(await read()).toHaveLength(1);
    expect(elsewhere.requests).toEqual([]);
  });

  it("follows a renamed organization", async () => {
    github.answerWith((request, response) => {
      if (request.url?.startsWith("/orgs/")) {
        response.writeHead(301, { Location: "/organizations/1/members?per_page=100" }).end("{}");
      } else {
        json([githubMember("octocat")])(request, response);
      }
    });
    expect(await read()).toHaveLength(1);
    expect(github.requests[1]?.headers.authorization).toBe(`Bearer ${TOKEN}`);
  });

  it("follows no redirect to another host", async () => {
    github.answerWith((_request, response) => response.writeHead(302, { Location: `${elsewhere.url}/` }).end());
    await expect(read()).rejects.toThrow("GitHub redirects to another host");
    expect(elsewhere.requests).toEqual([]);
  });

  it("follows no redirect loop", async () => {
    github.answerWith((request, response) => response.writeHead(307, { Location: request.url }).end());
    await expect(read()).rejects.toThrow("GitHub redirects too often");
    expect(github.requests.length).toBeLessThan(6);
  });

  it.each([
    ["401", json({ message: "Bad credentials" }, {}, 401), "GITHUB_TOKEN (status 401)"],
    ["404", json({ message: "Not Found" }, {}, 404), "no such organization"],
    ["500", json({}, {}, 500), "GitHub failed (status 500)"],
    ["an answer that is no JSON", json("x"), "not a list"],
    ["an object", json({ members: [] }), "not a list"],
    [
      "half an answer",
      (_r: unknown, response: { end: (text: string) => void }) => response.end('[{"login":'),
      "not a list",
    ],
    ["nothing at all", (_r: unknown, response: { end: () => void }) => response.end(), "not a list"],
    ["a broken connection", (_r: unknown, response: { destroy: () => void }) => response.destroy(), "can't be reached"],
  ] as const)("says what is wrong with %s, without the token", async (_case, answer, message) => {
    github.answerWith(answer);
    const error = await read().catch((thrown: unknown) => thrown);
    expect(told(error)).toContain(message);
    expect(told(error)).not.toContain(TOKEN);
  });

  it.each([
    ["Retry-After", { "Retry-After": "70" }, 403, 70],
    ["the time of the reset", { "X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "in 120 s" }, 403, 120],
    ["both", { "Retry-After": "70", "X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "in 120 s" }, 403, 70],
    ["a limit of more than an hour", { "Retry-After": "999999" }, 429, 3600],
    [
      "a reset while there is something left",
      { "X-RateLimit-Remaining": "55", "X-RateLimit-Reset": "in 120 s" },
      403,
      0,
    ],
    ["a time that is none", { "Retry-After": "Tuesday" }, 429, 0],
    ["a reset that is over", { "X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "1" }, 403, 0],
  ])("knows how long to wait from %s", async (_case, headers, status, seconds) => {
    const reset = String(Math.round(Date.now() / 1000) + 120);
    const entries = Object.entries(headers).map(([name, value]) => [name, value.replace("in 120 s", reset)]);
    github.answerWith(json({ message: "API rate limit exceeded" }, Object.fromEntries(entries), status));
    const error = await read().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(GithubError);
    const waitMs = error instanceof GithubError ? error.waitMs : undefined;
    expect(Math.abs((waitMs ?? 0) - seconds * 1000)).toBeLessThan(2000);
  });

  it("gives up on a GitHub that hangs, before or within its answer", { tags: ["slow"] }, async () => {
    github.answerWith(hang);
    await expect(read({ limitMs: 100 })).rejects.toThrow("GitHub took too long");
    github.answerWith((_request, response) => void response.writeHead(200).write("["));
    await expect(read({ limitMs: 100 })).rejects.toThrow("GitHub took too long");
  });

  it("reads no endless answer", async () => {
    github.answerWith((_request, response) => {
      response.write("[".repeat(1_500_000));
      response.write("[".repeat(1_500_000));
    });
    await expect(read()).rejects.toThrow("longer than 2000000 bytes");
  });

  it("fails if the server can't be reached", async () => {
    await expect(read({ apiUrl: "http://127.0.0.1:9" })).rejects.toThrow("GitHub can't be reached");
  });

  it.each(["ghp_line\nbreak", "ghp_…", "ghp a", "ghp_é"])(
    "sends no malformed token, and doesn't repeat it: %j",
    async (token) => {
      const error = await read({ token }).catch((thrown: unknown) => thrown);
      expect(told(error)).toContain("GITHUB_TOKEN holds characters that no token has");
      expect(told(error)).not.toContain(token.slice(0, 7));
      expect(github.requests).toEqual([]);
    },
  );

  it.each([
    ["javascript:alert(1)"],
    ["data:image/png;base64,AAAA"],
    ["/admin"],
    ["//evil.example/x.png"],
    ["https://a;sandbox/x.png"],
    ["https://a,b/x.png"],
    ["https://*/x.png"],
    ["https://"],
    [7],
    [null],
    [{ href: "https://a.example" }],
  ])("leaves out the address %j", async (address) => {
    github.answerWith(json([githubMember("octocat", { avatar_url: address, html_url: address })]));
    expect(await read()).toEqual([{ user: "octocat", avatar_url: undefined, url: undefined }]);
  });

  it.each([[null], ["text"], [[]], [{}], [{ login: 7 }], [{ login: "" }], [{ login: "a".repeat(101) }]])(
    "skips what isn't a member: %j",
    async (entry) => {
      github.answerWith(json([entry, githubMember("octocat")]));
      expect((await read()).map(({ user }) => user)).toEqual(["octocat"]);
    },
  );
});
