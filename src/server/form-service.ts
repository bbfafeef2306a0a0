import type { Context } from "hono";
import { readBlock } from "#blocks";
import { LEAD_ACTION, type FormFields, type FormOrigin } from "#forms";
import type { PublishedPage } from "#publishing";
import { cleanText } from "#shared";
import type { Address } from "#site";
import { renderAnswer } from "./page-service.ts";
import { sendPage } from "./send-page.ts";
import type { Services } from "./services.ts";

/** A post on a page that holds the form. */
export type Posted = { page: PublishedPage; address: Address; fields: FormFields };

/** What a form answers (interfaces 4), and with which status. */
export type Answer = { success?: string; error?: string; fields?: Record<string, string>; retryAfter?: number };
export type AnswerStatus = 200 | 403 | 413 | 422 | 429;

/** Whether the answer goes to a script in the page instead of making a new page. */
export function wantsJson(context: Context): boolean {
  return context.req.header("accept")?.includes("application/json") ?? false;
}

/** Reads the posted fields, each as one line: control characters become spaces, ends are trimmed, files are ignored. */
export async function readFields(context: Context): Promise<FormFields> {
  const body = await context.req.parseBody();
  const texts = Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  const oneLine = (value: string) =>
    cleanText(value)
      .replaceAll(/\p{Cc}+/gu, " ")
      .trim();
  return Object.fromEntries(texts.map(([name, value]) => [name, oneLine(value)]));
}

/** Finds the block with the lead form; undefined when the page has none. */
export function findLeadBlock(page: PublishedPage) {
  const stored = page.blocks.find((block) => "roiCalculator" in block);
  return stored && readBlock(stored);
}

/** Says where a post came from: page, anchor of the form's block, campaign parameters, language. */
export function originOfPost({ page, address }: Posted): FormOrigin {
  const { path, search, locale } = address;
  return { path, anchor: findLeadBlock(page)?.anchor, query: search.slice(1), locale };
}

/** Answers in the way that was asked for: JSON in place, else the page with the answer and the entered values in it. */
export async function answerPost(
  services: Services,
  context: Context,
  { page, address, fields }: Posted,
  { retryAfter, ...given }: Answer,
  status: AnswerStatus,
): Promise<Response> {
  const response = wantsJson(context) ? context.json(given, status) : await answerWithPage();
  if (retryAfter !== undefined) response.headers.set("Retry-After", String(retryAfter));
  response.headers.set("Cache-Control", "no-store");
  return response;

  async function answerWithPage(): Promise<Response> {
    const { csrf: _csrf, ...values } = fields;
    const state = { ...given, values: given.success ? undefined : values };
    const rendered = await renderAnswer(services, page, address, { [LEAD_ACTION]: state }, status);
    return sendPage(rendered, { acceptEncoding: context.req.header("accept-encoding") });
  }
}
