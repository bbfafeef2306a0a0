import { Hono, type Context, type Next } from "hono";
import { BodyRefused } from "#contract/server";
import { OUTAGE_SECONDS, outageOf } from "#db";
import { MAX_UPLOAD_BYTES } from "#media/server";
import { formatNumber, splitLocale, textsFor } from "#shared";
import { servedTextsFor } from "#shared/served-texts";
import { answerPost, wantsJson } from "../forms/answer-post.ts";
import { findPosted, findTakingFiles, findUnread, pagePost, type Posted } from "../forms/find-posted.ts";
import { readSent } from "../forms/form-body.ts";
import { openForms } from "../forms/form-table.ts";
import { BodyGate, type Guest } from "../middleware/body-gate.ts";
import { limitBody } from "../middleware/limit-body.ts";
import { logFailure } from "../middleware/log-failure.ts";
import { isOwnOrigin } from "../middleware/origin-check.ts";
import { getErrorPage } from "../pages/page-service.ts";
import type { Answer } from "../forms/page-post.ts";
import { PostGate } from "../forms/post-gate.ts";
import { sendPage } from "../pages/send-page.ts";
import type { ServerEnv, Services } from "../services.ts";

const MAX_BODY = 64 * 1024;
const MEGABYTE = 1024 * 1024;
/** Of a post with files. */
const MAX_FILES_BODY = MAX_UPLOAD_BYTES + MAX_BODY;
/** When to try again while other uploads take all the room. */
const UPLOAD_SECONDS = 5;

/** POST of a form to its own address or to the page that holds it (spec 7). */
export function formRoutes(services: Services) {
  const { environment: env, database, secret, media, settings } = services;
  const forms = openForms({
    database,
    secret,
    media,
    replyTime: () => settings.current.replyTime,
    confirmsSubscribers: () => settings.current.newsletterDoubleOptIn === true,
  });
  const gate = new PostGate();
  const uploads = new BodyGate();
  const rules = { appOrigin: env.APP_URL, allowedOrigins: env.ALLOWED_ORIGINS };

  const textsOf = (context: Context) => textsFor(splitLocale(context.req.path).locale);

  async function refuse(context: Context, kind: "forbidden" | "formGone"): Promise<Response> {
    if (!wantsJson(context)) return sendPage(await getErrorPage(services, context.req.path, kind), {});
    const { form } = servedTextsFor(splitLocale(context.req.path).locale);
    return kind === "forbidden"
      ? context.json({ error: textsOf(context).form.foreignOrigin }, 403)
      : context.json({ error: form.gone }, 404);
  }

  async function handle(context: Context<ServerEnv>): Promise<Response> {
    if (!isOwnOrigin(context.req.raw.headers, rules)) return refuse(context, "forbidden");
    const sent = await readSent(context).catch((error: unknown) => {
      if (error instanceof BodyRefused) return error;
      throw error;
    });
    if (sent instanceof BodyRefused) return noRoom(context, await findTakingFiles(services, context, rules));
    if (!sent) return tooLarge(context, textsOf(context).form.tooLarge);
    const posted = await findPosted(services, context, rules, sent);
    const submit = posted && forms.get(posted.form);
    if (!submit) return refuse(context, "formGone");
    const { form: texts } = textsOf(context);
    const retryAfter = gate.enter(performance.now());
    if (retryAfter > 0) return answerPost(services, context, posted, { status: 503, error: texts.busy, retryAfter });
    try {
      const post = { ...pagePost(posted), client: context.var.clientAddress, texts };
      const answer = await submit(post).catch((error: unknown): Answer => {
        if (outageOf(error) === undefined) throw error;
        logFailure(services.log, error, context);
        return { status: 503, error: texts.failed, retryAfter: OUTAGE_SECONDS };
      });
      return await answerPost(services, context, posted, answer);
    } finally {
      gate.leave(performance.now());
    }
  }

  /** The body was not read: the page is returned with the message, but without the entered values. */
  async function tooLarge(context: Context, error: string): Promise<Response> {
    if (!isOwnOrigin(context.req.raw.headers, rules)) return refuse(context, "forbidden");
    const posted = await findUnread(services, context, rules);
    if (!posted) return refuse(context, "formGone");
    return answerPost(services, context, posted, { status: 413, error });
  }

  /** Other uploads take all the room. */
  async function noRoom(context: Context, posted: Posted | undefined): Promise<Response> {
    if (!posted) return refuse(context, "formGone");
    const error = textsOf(context).form.busy;
    return answerPost(services, context, posted, { status: 503, error, retryAfter: UPLOAD_SECONDS });
  }

  const limitText = limitBody(MAX_BODY, (context) => tooLarge(context, textsOf(context).form.tooLarge));
  const limitFiles = limitBody(MAX_FILES_BODY, (context) => {
    const { locale } = splitLocale(context.req.path);
    const most = formatNumber(MAX_UPLOAD_BYTES / MEGABYTE, locale);
    return tooLarge(context, textsOf(context).upload.allTooLarge.replace("{max}", most));
  });

  /** A large body is only read for a form that takes files, and while there is room for it. */
  async function limit(context: Context<ServerEnv>, next: Next) {
    const type = context.req.header("content-type") ?? "";
    const length = Number(context.req.header("content-length") ?? Infinity);
    if (!type.startsWith("multipart/form-data") || length <= MAX_BODY) return limitText(context, next);
    if (!isOwnOrigin(context.req.raw.headers, rules)) return refuse(context, "forbidden");
    const posted = await findTakingFiles(services, context, rules);
    if (!posted) return limitText(context, next);
    const guest: Guest = { client: context.var.clientAddress };
    if (!uploads.enter(guest)) return noRoom(context, posted);
    try {
      return await uploads.hold(guest, context.req.raw, (request) => {
        context.req.raw = request;
        return limitFiles(context, next);
      });
    } catch (error) {
      if (error instanceof BodyRefused) return noRoom(context, posted);
      throw error;
    }
  }

  return new Hono<ServerEnv>().post("*", limit, handle);
}
