import { Hono, type Context } from "hono";
import { countHit } from "#db";
import { formLimit, isValidToken } from "#forms/server";
import { splitLocale, textsFor } from "#shared";
import { answerPost, findPosted, findUnread, readFields, wantsJson } from "../form-service.ts";
import type { Answer, AnswerStatus } from "../form-service.ts";
import { limitBody } from "../middleware/limit-body.ts";
import { isOwnOrigin } from "../middleware/origin-check.ts";
import { getErrorPage } from "../page-service.ts";
import { sendPage } from "../send-page.ts";
import type { ServerEnv, Services } from "../services.ts";

const MAX_BODY = 64 * 1024;

/** POST of a form to its own address or to whichever page holds it (spec 7). */
export function formRoutes(services: Services) {
  const { environment: env, database, secret } = services;
  const store = { database, mailsTeam: env.SMTP_URL !== undefined };
  const rules = { appOrigin: env.APP_URL, allowedOrigins: env.ALLOWED_ORIGINS };

  const textsOf = (context: Context) => textsFor(splitLocale(context.req.path).locale);

  async function refuse(context: Context, status: 403 | 404): Promise<Response> {
    const { form, notFound } = textsOf(context);
    if (wantsJson(context))
      return context.json({ error: status === 403 ? form.foreignOrigin : notFound.title }, status);
    return sendPage(await getErrorPage(services, context.req.path, status), {});
  }

  async function handle(context: Context<ServerEnv>): Promise<Response> {
    if (!isOwnOrigin(context.req.raw.headers, rules)) return refuse(context, 403);
    const posted = await findPosted(services, context, rules, await readFields(context));
    if (!posted) return refuse(context, 404);
    const { form, fields, origin } = posted;
    const { form: shipped } = textsOf(context);
    const thanks = [shipped.leadThanks, services.settings.current.replyTime].filter(Boolean);
    const texts = { ...shipped, leadThanks: thanks.join(" ") };
    const reply = (given: Answer, status: AnswerStatus) => answerPost(services, context, posted, given, status);
    const limit = formLimit(form.name);
    const retryAfter = await countHit(database.db, limit, context.var.clientAddress, secret, Date.now());
    if (retryAfter > 0) return reply({ error: texts.tooMany, retryAfter }, 429);
    if (!isValidToken(secret, form.name, fields.csrf ?? "", Date.now())) return reply({ error: texts.expired }, 403);
    const result = await form.submit(store, fields, origin, texts);
    return result.ok
      ? reply({ success: result.success }, 200)
      : reply({ error: result.error, fields: result.fields }, 422);
  }

  /** The body was not read: the page is returned with the message, but without the entered values. */
  async function tooLarge(context: Context): Promise<Response> {
    if (!isOwnOrigin(context.req.raw.headers, rules)) return refuse(context, 403);
    const posted = await findUnread(services, context, rules);
    if (!posted) return refuse(context, 404);
    return answerPost(services, context, posted, { error: textsOf(context).form.tooLarge }, 413);
  }

  return new Hono<ServerEnv>().post("*", limitBody(MAX_BODY, tooLarge), handle);
}
