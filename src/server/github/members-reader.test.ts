import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { githubMember, json, startFakeGithub, type FakeGithub } from "../../../tests/fake-github.ts";
import { loader } from "../../blocks/community/loader.server.ts";
import type { Environment } from "../environment/environment.ts";
import { membersReader } from "./members-reader.ts";

let github: FakeGithub;
beforeAll(async () => {
  github = await startFakeGithub(json([githubMember("octocat")]));
});
afterAll(() => github.stop());

/** Runs the loader; each test uses its own organization, as answers are cached for the whole process. */
function load(
  content: object,
  { isDevelopment = false, ...environment }: Partial<Environment> & { isDevelopment?: boolean } = {},
) {
  const env = { GITHUB_TOKEN: "secret", GITHUB_API_URL: github.url, GITHUB_IN_DEVELOPMENT: false, ...environment };
  return loader.load(content, {
    params: {},
    query: {},
    variables: {},
    locale: "en",
    signal: AbortSignal.timeout(loader.timeLimitMs),
    ports: { readMembers: membersReader({ isDevelopment, environment: env }), ...NO_POSTS },
  });
}

const NO_POSTS = {
  readPosts: () => Promise.reject(new Error("Not asked for")),
  readPost: async () => ({ data: undefined, tags: [] }),
  readRows: async () => ({ data: undefined, tags: [] }),
  readRow: async () => ({ data: undefined, tags: [] }),
  readRowForm: async () => ({ data: undefined, tags: [] }),
  readPlans: async () => ({ data: { href: "/", plans: [] }, tags: [], isPrivate: false }),
};

describe("the loader of community", () => {
  it("gives the members of the organization for an hour, under the organization's tag", async () => {
    expect(await load({ type: "github", organization: "Octo-Org" })).toEqual({
      data: { members: [expect.objectContaining({ user: "octocat" })] },
      freshness: { tags: ["github:octo-org"], seconds: 3600 },
      problem: undefined,
    });
  });

  it.each([
    ["of type manual", { type: "manual", organization: "manual-org" }],
    ["without a type", { organization: "manual-org" }],
    ["without an organization", { type: "github" }],
    ["with an empty organization", { type: "github", organization: "" }],
    ["of the wrong shape", { type: "github", organization: ["x"] }],
  ])("sends no request for a block %s", async (_case, content) => {
    const before = github.requests.length;
    expect(await load(content, { GITHUB_TOKEN: undefined })).toBeUndefined();
    expect(github.requests).toHaveLength(before);
  });

  it("names the setting that it lacks", async () => {
    const failed = load({ type: "github", organization: "no-token" }, { GITHUB_TOKEN: undefined });
    await expect(failed).rejects.toThrow("GITHUB_TOKEN is not set");
  });

  it("loads nothing in development, unless a variable allows it", async () => {
    const content = { type: "github", organization: "dev-org" };
    const before = github.requests.length;
    expect(await load(content, { isDevelopment: true, GITHUB_TOKEN: undefined })).toMatchObject({
      data: { members: [], isSkipped: true },
    });
    expect(github.requests).toHaveLength(before);
    expect(await load(content, { isDevelopment: true, GITHUB_IN_DEVELOPMENT: true })).toMatchObject({
      data: { members: [{ user: "octocat" }] },
    });
  });

  it.each(["../../user", "a/b", "-a", "a-", "a--b", "a b", "a?b", "ä", "a".repeat(40)])(
    "asks for no organization with the name %j",
    async (organization) => {
      const before = github.requests.length;
      await expect(load({ type: "github", organization })).rejects.toThrow("isn’t a valid GitHub name");
      expect(github.requests).toHaveLength(before);
    },
  );

  it("has five seconds", () => {
    expect(loader.timeLimitMs).toBe(5000);
  });
});
