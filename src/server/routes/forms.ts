import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Context } from "hono";
import { readBlock } from "#blocks";
import { LEAD_ACTION, type FormFields, type FormOrigin } from "#forms";
import { countHit, FORM_LIMIT, isValidToken, submitLead } from "#forms/server";
import type { PublishedPage } from "#publishing";
import { findPublishedPage } from "#publishing/server";
import { cleanText, splitLocale, textsFor, type Locale } from "#shared";
import { isOwnOrigin } from "../middleware/origin-check.ts";
import { renderAnswer, renderError } from "../page-service.ts";
import { sendPage } from "../send-page.ts";
import type { ServerEnv, Services } from "../services.ts";

const MAX_BODY = 64 * 1024;
type Status = 200 | 403 | 413 | 422 | 429;
type Answer = { success?: string; error?: string; fields?: Record<string, string> };
type Posted = { page: PublishedPage; locale: Locale; fields: FormFields };

const wantsJson = (context: Context) => context.req.header("accept")?.includes("application/json") ?? false;

/** One line of each field: control characters become spaces, ends are trimmed. */
async function readFields(context: Context): Promise<FormFields> {
  const body = await context.req.parseBody();
  const texts = Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return Object.fromEntries(
    texts.map(([name, value]) => [
      name,
      cleanText(value)
        .replaceAll(/\p{Cc}+/gu, " ")
        .trim(),
    ]),
  );
}

/** Answers in the way that was asked for: JSON in place, else the page with the answer in it. */
function answer(
  services: Services,
  context: Context,
  { page, locale, fields }: Posted,
  given: Answer,
  status: Status,
): Response {
  if (wantsJson(context)) return context.json(given, status);
  const { csrf: _csrf, ...values } = fields;
  const state = { ...given, values: given.success ? undefined : values };
  const rendered = renderAnswer(services, page, locale, { [LEAD_ACTION]: state }, status);
  return sendPage(rendered, { acceptEncoding: context.req.header("accept-encoding") }, 0);
}

/** The lead form's block on a page, for its anchor; undefined when the page has no such form. */
function findLeadBlock(page: PublishedPage) {
  return page.blocks.map(readBlock).find((block) => block.type === "roiCalculator");
}

function originOf(context: Context, posted: Posted): FormOrigin {
  const anchor = findLeadBlock(posted.page)?.anchor;
  return { path: posted.page.path, anchor, query: new URL(context.req.url).search.slice(1), locale: posted.locale };
}

/** POST of the lead form to whichever page holds it (spec 7; interfaces 3 and 4). */
export function formRoutes(services: Services) {
  const { environment: env, database, secret } = services;

  async function handle(context: Context<ServerEnv>): Promise<Response> {
    const { locale, path } = splitLocale(context.req.path);
    const texts = textsFor(locale).form;
    if (!isOwnOrigin(context.req.raw.headers, { appOrigin: env.APP_URL, allowedOrigins: env.ALLOWED_ORIGINS })) {
      return wantsJson(context)
        ? context.json({ error: texts.foreignOrigin }, 403)
        : context.text(texts.foreignOrigin, 403);
    }
    const page = await findPublishedPage(database.db, path, locale);
    const fields = page && (await readFields(context));
    if (!page || !fields || fields.action !== LEAD_ACTION || !findLeadBlock(page)) {
      if (wantsJson(context)) return context.json({ error: textsFor(locale).notFound.title }, 404);
      return sendPage(await renderError(services, context.req.path, 404), {}, 0);
    }
    const posted = { page, locale, fields };
    const reply = (given: Answer, status: Status) => answer(services, context, posted, given, status);
    const wait = await countHit(database.db, FORM_LIMIT, context.var.clientAddress, secret, Date.now());
    if (wait > 0) {
      context.header("Retry-After", String(wait));
      return reply({ error: texts.tooMany }, 429);
    }
    if (!isValidToken(secret, LEAD_ACTION, fields.csrf ?? "", Date.now())) return reply({ error: texts.expired }, 403);
    const result = await submitLead(database, fields, originOf(context, posted), texts);
    return result.ok
      ? reply({ success: result.success }, 200)
      : reply({ error: result.error, fields: result.fields }, 422);
  }

  const tooLarge = (context: Context) => {
    const { tooLarge: error } = textsFor(splitLocale(context.req.path).locale).form;
    return wantsJson(context) ? context.json({ error }, 413) : context.text(error, 413);
  };
  return new Hono<ServerEnv>().post("*", bodyLimit({ maxSize: MAX_BODY, onError: tooLarge }), handle);
}
