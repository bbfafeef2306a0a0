import { countHits, makeGroupWriter, type Transaction, type RateLimit } from "#db";
import type { Checked, FormTexts } from "./fields.ts";
import { HONEYPOT_FIELD, type FormFields, type FormOrigin } from "./form.ts";
import type { FormStore } from "./form-store.ts";
import { isValidToken } from "./token.server.ts";

/** Posts of one form per client address (spec 9). */
export function formLimit(form: string): RateLimit {
  return { name: `form ${form}`, hits: 30, windowMs: 10 * 60 * 1000 };
}

/** A posted form: what was entered, where, by whom, and the texts of the visitor's language. */
export type FormPost = { fields: FormFields; origin: FormOrigin; client: string; texts: FormTexts };

/** What a form answers (spec 7); `fields` holds a message for each refused field, `retryAfter` seconds. */
export type FormReply =
  | { status: 200; success: string }
  | { status: 403 | 422 | 429; error: string; fields?: Record<string, string>; retryAfter?: number };

/** Answers a posted form: limits, checks, stores, then thanks. */
export type SubmitForm = (post: FormPost) => Promise<FormReply>;

/** What differs between the forms. */
type Form<Values, Row> = {
  /** The name of its token and of its limit. */
  name: string;
  parse: (fields: FormFields, texts: FormTexts) => Checked<Values>;
  /** Makes the row of checked values. `suspicious`: the hidden field was filled. */
  rowOf: (values: Values, origin: FormOrigin, suspicious: boolean, now: Date) => Row;
  /** Stores rows that arrived together, in one query for all of them. Storing the same rows again changes nothing. */
  saveAll: (store: FormStore, trx: Transaction, rows: readonly Row[], now: Date) => Promise<void>;
  thanks: (texts: FormTexts, store: FormStore) => string;
};

/**
 * Makes the handler of a form. A post with a filled hidden field is stored as suspicious and answered like a success,
 * so that its sender learns nothing; so is a repeated post of what a form stores only once. A post is counted by the
 * transaction that stores it, together with all that arrived at the same time.
 */
export function makeForm<Values, Row>({ name, parse, rowOf, saveAll, thanks }: Form<Values, Row>) {
  return (store: FormStore): SubmitForm => {
    const limit = formLimit(name);

    /** Counts posts, and stores the rows of those that are allowed. @returns the seconds that each has to wait. */
    const receive = makeGroupWriter(
      store.database,
      async (trx, posts: readonly { client: string; row: Row | undefined }[]) => {
        const now = new Date();
        const clients = posts.map(({ client }) => client);
        const waits = await countHits(store, trx, limit, clients, now.getTime());
        const rows = posts.flatMap(({ row }, index) => (row !== undefined && waits[index] === 0 ? [row] : []));
        if (rows.length > 0) await saveAll(store, trx, rows, now);
        return waits;
      },
    );

    return async ({ fields, origin, client, texts }) => {
      const now = new Date();
      const isOurs = isValidToken(store.secret, name, fields.csrf ?? "", now.getTime());
      const checked = isOurs ? parse(fields, texts) : undefined;
      const isSuspicious = Boolean(fields[HONEYPOT_FIELD]);
      const row = checked?.ok ? rowOf(checked.values, origin, isSuspicious, now) : undefined;
      const retryAfter = await receive({ client, row });
      if (retryAfter > 0) return { status: 429, error: texts.tooMany, retryAfter };
      if (!checked) return { status: 403, error: texts.expired };
      if (!checked.ok) return { status: 422, error: texts.checkFields, fields: checked.fields };
      return { status: 200, success: thanks(texts, store) };
    };
  };
}
