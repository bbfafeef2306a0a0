import { defineLoader } from "../define-loader.ts";
import { readMembers } from "./github-members.server.ts";
import { makeMemberCache } from "./member-cache.server.ts";
import { isOrganization, schema, type CommunityData } from "./schema.ts";

const TIME_LIMIT_MS = 5000;
/** Shorter than the loader's own limit, so that an old answer can still be shown in time. */
const READ_LIMIT_MS = 4500;

// A read is shared by several requests, so that none of their signals may end it.
const membersOf = makeMemberCache((organization, github) =>
  readMembers(organization, github, AbortSignal.timeout(READ_LIMIT_MS)),
);

/**
 * Reads the members of a block of type `github` (spec 5). Nothing is loaded in development unless
 * GITHUB_IN_DEVELOPMENT says so.
 * @throws Error that names what is missing, for the log; GithubError.
 */
export const loader = defineLoader<typeof schema, CommunityData>(
  schema,
  async ({ type, organization }, { settings }) => {
    if (type !== "github" || !organization) return undefined;
    if (settings.isDevelopment && !settings.githubInDevelopment) {
      return { data: { members: [], isSkipped: true }, freshness: { tags: [] } };
    }
    if (!isOrganization(organization)) throw new Error("A community block's organization is no name on GitHub");
    const { githubToken: token, githubApiUrl: apiUrl } = settings;
    if (!token) throw new Error("GITHUB_TOKEN is not set: a community block of type github needs it");
    const { members, seconds, problem } = await membersOf(organization, { token, apiUrl });
    return { data: { members }, freshness: { tags: [`github:${organization.toLowerCase()}`], seconds }, problem };
  },
  { timeLimitMs: TIME_LIMIT_MS },
);
