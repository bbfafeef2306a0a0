import { Hono, type Context } from "hono";
import { splitLocale, textsFor } from "#shared";
import { answerPost, findPosted, findUnread, pagePost, readSent, wantsJson } from "../form-service.ts";
import { openForms } from "../form-table.ts";
import { limitBody } from "../middleware/limit-body.ts";
import { isOwnOrigin } from "../middleware/origin-check.ts";
import { getErrorPage } from "../page-service.ts";
import { PostGate } from "../post-gate.ts";
import { sendPage } from "../send-page.ts";
import type { ServerEnv, Services } from "../services.ts";

const MAX_BODY = 64 * 1024;

/** POST of a form to its own address or to the page that holds it (spec 7). */
export function formRoutes(services: Services) {
  const { environment: env, database, secret, settings } = services;
  const mailsTeam = env.SMTP_URL !== undefined;
  const forms = openForms({ database, secret, mailsTeam, replyTime: () => settings.current.replyTime });
  const gate = new PostGate();
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
    const posted = await findPosted(services, context, rules, await readSent(context));
    const submit = posted && forms.get(posted.form);
    if (!submit) return refuse(context, 404);
    const { form: texts } = textsOf(context);
    const retryAfter = gate.enter(performance.now());
    if (retryAfter > 0) return answerPost(services, context, posted, { status: 503, error: texts.busy, retryAfter });
    try {
      const answer = await submit({ ...pagePost(posted), client: context.var.clientAddress, texts });
      return await answerPost(services, context, posted, answer);
    } finally {
      gate.leave(performance.now());
    }
  }

  /** The body was not read: the page is returned with the message, but without the entered values. */
  async function tooLarge(context: Context): Promise<Response> {
    if (!isOwnOrigin(context.req.raw.headers, rules)) return refuse(context, 403);
    const posted = await findUnread(services, context, rules);
    if (!posted) return refuse(context, 404);
    return answerPost(services, context, posted, { status: 413, error: textsOf(context).form.tooLarge });
  }

  return new Hono<ServerEnv>().post("*", limitBody(MAX_BODY, tooLarge), handle);
}
