import { CONSENT_FIELD, FORM_ACTION } from "#blocks";
import { PRINT_FIELD, readForm, type SentForm } from "#blocks/server";
import { countHit, type RateLimit } from "#db";
import { HONEYPOT_FIELD, type FormFields } from "#forms";
import { formLimit, isValidToken, type FormStore } from "#forms/server";
import { putPrivateFiles, type MediaStore } from "#media/server";
import { textsFor } from "#shared";
import { openSubmissions, type FormDefinition, type NewSubmission } from "#submissions/server";
import { ownPage } from "../pages/own-page.ts";
import type { Answer, PagePost } from "../forms/page-post.ts";
import { readAnswers } from "./read-answers.ts";

/** How many posts with files a client may send: each can be as large as a hundred others. */
const FILE_LIMIT: RateLimit = { name: "form files", hits: 20, windowMs: 10 * 60 * 1000 };

/** When to try again while the storage for files doesn't answer. */
const STORAGE_SECONDS = 10;

/** Whether a block's content is the form that its sender saw. Pages that were kept from before say nothing of that. */
export function isSentForm(content: unknown, fields: FormFields): boolean {
  const print = fields[PRINT_FIELD];
  return print !== undefined && readForm(content)?.print === print;
}

/** The form as its sender saw it. */
function definitionOf({ name, fields, consentText = "" }: SentForm): FormDefinition {
  const defined = fields.map(({ name: field, type, label, required: isRequired = false, options = [] }) => {
    return { name: field, type, label, isRequired, options };
  });
  return { form: name, fields: defined, consentText: consentText.replaceAll(/[[\]]/g, "") };
}

/** What was entered, or one message for each refused field. */
async function readSent(form: SentForm, { entries, files, fields, origin, locale }: PagePost) {
  const texts = textsFor(locale);
  const query = new URLSearchParams(origin.query);
  const read = await readAnswers(form, { entries, files, query }, { texts, locale });
  const isAgreed = !form.consentText || fields[CONSENT_FIELD] === "on";
  if (isAgreed) return read;
  const refused = { [CONSENT_FIELD]: texts.form.consentRequired };
  return { ok: false as const, fields: read.ok ? refused : { ...read.fields, ...refused } };
}

/**
 * Opens the form block's posts. One with a filled hidden field is answered like any other and held back as spam, without
 * its files. Everything is checked against the form as it is published now.
 */
export function submissionForm(store: FormStore & { media: MediaStore }): (post: PagePost) => Promise<Answer> {
  const { secret, database, media } = store;
  const receive = openSubmissions(store, formLimit(FORM_ACTION));

  return async (post) => {
    const { fields, client, origin, found, locale, texts } = post;
    const isOurs = isValidToken(secret, FORM_ACTION, fields.csrf ?? "", Date.now());
    const form = isOurs ? readForm(found?.content) : undefined;
    const print = fields[PRINT_FIELD];
    const isChanged = print !== undefined && form !== undefined && form.print !== print;
    const read = form && !isChanged ? await readSent(form, post) : undefined;
    const isSuspicious = Boolean(fields[HONEYPOT_FIELD]);
    const files = read?.ok && !isSuspicious ? read.files : [];
    const wait = files.length > 0 ? await countHit(store, FILE_LIMIT, client, Date.now()) : 0;
    if (wait > 0) return { status: 429, error: texts.tooMany, retryAfter: wait };
    const stored = await putPrivateFiles(database, media, files);
    if (!stored.ok) return { status: 503, error: texts.busy, retryAfter: STORAGE_SECONDS };
    const submission: NewSubmission | undefined =
      form && read?.ok
        ? {
            definition: definitionOf(form),
            answers: read.answers,
            fileHashes: files.map(({ hash }) => hash),
            fileIds: files.map(({ id }) => id),
            origin,
            isSuspicious,
          }
        : undefined;
    const retryAfter = await receive({ client, submission });
    if (retryAfter > 0) return { status: 429, error: texts.tooMany, retryAfter };
    if (!isOurs) return { status: 403, error: texts.expired };
    if (isChanged) return { status: 409, error: texts.changed, isChanged };
    if (!form || !read) return { status: 404, error: texts.failed };
    if (!read.ok) return { status: 422, error: texts.checkFields, fields: read.fields };
    const success = form.thanks || texts.leadThanks;
    const next = form.redirectTo ? ownPage(form.redirectTo, locale) : undefined;
    return { status: 200, success, next };
  };
}
