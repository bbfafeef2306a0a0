import { Hono, type Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { LEAD_ACTION } from "#forms";
import { countHit, FORM_LIMIT, isValidToken, submitLead } from "#forms/server";
import { findPublishedPage } from "#publishing/server";
import { splitLocale, textsFor } from "#shared";
import { answerPost, findLeadBlock, originOfPost, readFields, wantsJson } from "../form-service.ts";
import type { Answer, AnswerStatus } from "../form-service.ts";
import { isOwnOrigin } from "../middleware/origin-check.ts";
import { renderError } from "../page-service.ts";
import { sendPage } from "../send-page.ts";
import type { ServerEnv, Services } from "../services.ts";

const MAX_BODY = 64 * 1024;

/** POST of the lead form to whichever page holds it (spec 7; interfaces 3 and 4). */
export function formRoutes(services: Services) {
  const { environment: env, database, secret } = services;
  const rules = { appOrigin: env.APP_URL, allowedOrigins: env.ALLOWED_ORIGINS };

  async function refuse(context: Context, status: 403 | 404): Promise<Response> {
    const { form, notFound } = textsFor(splitLocale(context.req.path).locale);
    if (wantsJson(context))
      return context.json({ error: status === 403 ? form.foreignOrigin : notFound.title }, status);
    return sendPage(await renderError(services, context.req.path, status), {});
  }

  async function findForm(context: Context) {
    const address = { ...splitLocale(context.req.path), search: new URL(context.req.url).search };
    const { path, locale } = address;
    const page = await findPublishedPage(database.db, path, locale);
    return page && findLeadBlock(page) ? { page, address, texts: textsFor(locale).form } : undefined;
  }

  async function handle(context: Context<ServerEnv>): Promise<Response> {
    if (!isOwnOrigin(context.req.raw.headers, rules)) return refuse(context, 403);
    const form = await findForm(context);
    const fields = form && (await readFields(context));
    if (!form || fields?.action !== LEAD_ACTION) return refuse(context, 404);
    const { texts } = form;
    const posted = { ...form, fields };
    const reply = (given: Answer, status: AnswerStatus) => answerPost(services, context, posted, given, status);
    const retryAfter = await countHit(database.db, FORM_LIMIT, context.var.clientAddress, secret, Date.now());
    if (retryAfter > 0) return reply({ error: texts.tooMany, retryAfter }, 429);
    if (!isValidToken(secret, LEAD_ACTION, fields.csrf ?? "", Date.now())) return reply({ error: texts.expired }, 403);
    const result = await submitLead(database, fields, originOfPost(posted), texts);
    return result.ok
      ? reply({ success: result.success }, 200)
      : reply({ error: result.error, fields: result.fields }, 422);
  }

  /** The body was not read: the page comes back with the text, but without what was entered. */
  async function tooLarge(context: Context): Promise<Response> {
    const form = await findForm(context);
    if (!form) return refuse(context, 404);
    return answerPost(services, context, { ...form, fields: {} }, { error: form.texts.tooLarge }, 413);
  }

  return new Hono<ServerEnv>().post("*", bodyLimit({ maxSize: MAX_BODY, onError: tooLarge }), handle);
}
