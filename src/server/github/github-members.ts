import { isObject, parseJson, safeHref, safeImageSrc } from "#shared";
import { askGithub, GithubError, type Github } from "./github-request.ts";
import type { Member } from "#blocks/server";

const PAGE_SIZE = 100;
/** Answers that one read may take, redirects included. */
const MAX_ANSWERS = 4;
/** GitHub's own names aren't longer. */
const MAX_NAME = 100;

/**
 * Reads the members of an organization that the token may see: at most the first few hundred.
 * @param organization a name that `isOrganization` accepts.
 * @throws GithubError when GitHub can't be asked or answers with anything but members. No message contains the token.
 */
export async function readMembers(organization: string, github: Github, signal: AbortSignal): Promise<Member[]> {
  const members: Member[] = [];
  let address: string | undefined =
    `${github.apiUrl.replace(/\/+$/, "")}/orgs/${encodeURIComponent(organization)}/members?per_page=${PAGE_SIZE}`;
  let isRead = false;
  for (let answers = 0; address && answers < MAX_ANSWERS; answers += 1) {
    const { body, next } = await askGithub(address, github, signal);
    if (body !== undefined) {
      members.push(...membersOf(body));
      isRead = true;
    }
    address = next;
  }
  if (!isRead) throw new GithubError("GitHub redirects too often");
  return members;
}

function membersOf(body: string): Member[] {
  const parsed = parseJson(body);
  if (!parsed.ok || !Array.isArray(parsed.value)) throw new GithubError("GitHub's answer is not a list of members");
  return parsed.value.flatMap((entry: unknown) => toMember(entry) ?? []);
}

/** @returns undefined when it isn't a member; an unsafe address is left out. */
function toMember(entry: unknown): Member | undefined {
  if (!isObject(entry) || typeof entry.login !== "string") return undefined;
  const { login } = entry;
  if (login === "" || login.length > MAX_NAME) return undefined;
  return {
    user: login,
    avatar_url: webAddress(entry.avatar_url, safeImageSrc),
    url: webAddress(entry.html_url, safeHref),
  };
}

/** Only a plain host is accepted: the page's security policy will name it. */
function webAddress(value: unknown, check: (address: string) => string | undefined): string | undefined {
  const safe = typeof value === "string" ? check(value) : undefined;
  if (safe === undefined || !/^https?:/i.test(safe) || !URL.canParse(safe)) return undefined;
  return /^[\w.-]+$/.test(new URL(safe).hostname) ? safe : undefined;
}
