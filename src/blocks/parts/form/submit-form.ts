import type { FormAnswer } from "#forms";
import { isObject } from "#shared";
import { REFERRER_FIELD } from "./block-field.ts";

/** A filled form that is being sent. */
type Submission = {
  /** Where it is posted to. */
  address: string;
  /** The name of the form's token. */
  form: string;
  fields: URLSearchParams | FormData;
  /** The message when it doesn't arrive. */
  failed: string;
};

type Fetch = (address: string, init?: RequestInit) => Promise<Response>;

const EXPIRED = 403;

function texts(value: unknown): Record<string, string> {
  if (!isObject(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

async function readReply(response: Response, failed: string): Promise<FormAnswer> {
  const reply: unknown = await response.json();
  const { success, error, fields, next, isChanged } = isObject(reply) ? reply : {};
  if (response.ok && typeof success === "string") {
    return typeof next === "string" ? { ok: true, success, next } : { ok: true, success };
  }
  const refused = { ok: false as const, error: typeof error === "string" ? error : failed, fields: texts(fields) };
  return isChanged === true ? { ...refused, isChanged } : refused;
}

async function renewToken(form: string, request: Fetch): Promise<string> {
  const response = await request(`/csrf?form=${form}`);
  const { token } = texts(await response.json());
  if (!token) throw new Error("The server sent no token");
  return token;
}

/** Reads the values of a form, without files. */
export function fieldsOf(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}

/**
 * Posts a form and reads the answer. A token that is too old is renewed and the post repeated, once (spec 4).
 * Never throws: any network failure becomes the text `failed`.
 */
export async function submitForm(
  { address, form, fields, failed }: Submission,
  request: Fetch = fetch,
): Promise<FormAnswer> {
  const { referrer = "" } = typeof document === "undefined" ? {} : document;
  if (referrer && !referrer.startsWith(`${location.origin}/`)) fields.set(REFERRER_FIELD, referrer);
  const post = (body: URLSearchParams | FormData) =>
    request(address, { method: "POST", body, headers: { accept: "application/json" } });
  try {
    const first = await post(fields);
    if (first.status !== EXPIRED) return await readReply(first, failed);
    const renewed = fields instanceof URLSearchParams ? new URLSearchParams(fields) : fields;
    renewed.set("csrf", await renewToken(form, request));
    return await readReply(await post(renewed), failed);
  } catch {
    return { ok: false, error: failed, fields: {} };
  }
}
