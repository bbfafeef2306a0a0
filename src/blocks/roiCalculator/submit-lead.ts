import { LEAD_ACTION } from "#forms";
import { isObject } from "#shared";

/** What came of a sent form; `fields` holds a text for each refused field (interfaces 4). */
export type LeadReply = { ok: true; success: string } | { ok: false; error: string; fields: Record<string, string> };

type Fetch = (address: string, init?: RequestInit) => Promise<Response>;

const EXPIRED = 403;

function texts(value: unknown): Record<string, string> {
  if (!isObject(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

async function readReply(response: Response, failed: string): Promise<LeadReply> {
  const { success, error, fields } = (await response.json()) as Record<string, unknown>;
  if (response.ok && typeof success === "string") return { ok: true, success };
  return { ok: false, error: typeof error === "string" ? error : failed, fields: texts(fields) };
}

async function renewToken(request: Fetch): Promise<string> {
  const response = await request(`/csrf?form=${LEAD_ACTION}`);
  const { token } = texts(await response.json());
  if (!token) throw new Error("The server gave no token");
  return token;
}

/**
 * Posts the lead form to `address` and reads the answer. A token that is too old is renewed and the post repeated, once
 * (interfaces 3). Never throws: whatever goes wrong on the way becomes the text `failed`.
 */
export async function submitLead(
  address: string,
  fields: URLSearchParams,
  failed: string,
  request: Fetch = fetch,
): Promise<LeadReply> {
  const post = (body: URLSearchParams) =>
    request(address, { method: "POST", body, headers: { accept: "application/json" } });
  try {
    const first = await post(fields);
    if (first.status !== EXPIRED) return await readReply(first, failed);
    const renewed = new URLSearchParams(fields);
    renewed.set("csrf", await renewToken(request));
    return await readReply(await post(renewed), failed);
  } catch {
    return { ok: false, error: failed, fields: {} };
  }
}
