import type { Ports } from "#blocks/server";
import type { Environment } from "../environment/environment.ts";
import { readMembers } from "./github-members.ts";
import { makeMemberCache } from "./member-cache.ts";

/** Shorter than the loader's limit of 5 s, so that an old answer can still be shown in time. */
const READ_LIMIT_MS = 4500;

// Several requests share a read, so none of their signals may end it.
const membersOf = makeMemberCache((organization, github) =>
  readMembers(organization, github, AbortSignal.timeout(READ_LIMIT_MS)),
);

type Setup = {
  isDevelopment: boolean;
  environment: Pick<Environment, "GITHUB_TOKEN" | "GITHUB_API_URL" | "GITHUB_IN_DEVELOPMENT">;
};

/**
 * Makes the reader of GitHub's members (spec 7). In development nothing is loaded unless GITHUB_IN_DEVELOPMENT says so.
 * It throws an error that names the missing setting, or a GithubError.
 */
export function membersReader({ isDevelopment, environment: env }: Setup): Ports["readMembers"] {
  return async (organization) => {
    if (isDevelopment && !env.GITHUB_IN_DEVELOPMENT) return undefined;
    const { GITHUB_TOKEN: token, GITHUB_API_URL: apiUrl } = env;
    if (!token) throw new Error("GITHUB_TOKEN is not set: a community block of type github needs it");
    return membersOf(organization, { token, apiUrl });
  };
}
