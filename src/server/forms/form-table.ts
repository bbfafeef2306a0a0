import { COUPON_ACTION, FORM_ACTION, ROW_ACTION } from "#blocks";
import { LEAD_ACTION } from "#leads";
import { NEWSLETTER_FORM, NEWSLETTER_PATH } from "#subscribers";
import { type FormFields } from "#forms";
import { leadForm } from "#leads/server";
import { newsletterForm } from "#subscribers/server";
import { type FormStore } from "#forms/server";
import type { Texts } from "#shared";
import type { Answer, PagePost } from "./page-post.ts";
import { couponForm } from "../plans/coupon-form.ts";
import { rowForm, type PictureStore } from "../records/row-form.ts";
import { isSentForm, submissionForm } from "../submissions/submission-form.ts";

/** Answers a posted form. */
type Submit = (post: PagePost) => Promise<Answer>;

/** What forms are opened with. */
type OpenedStore = FormStore & PictureStore;

/** A form that visitors post. */
export type PostedForm = {
  /** The name of its token and of its state on a page. */
  name: string;
  /** The block type that renders it. */
  block: string;
  /** The address that it is posted to; a form without one is posted to its page, with its name in `action`. */
  own?: { path: string; title: (texts: Texts) => string };
  /** Opens it at start, to take posts. */
  open: (store: OpenedStore) => Submit;
  /** Whether a block's content is the form that was sent, where a page may have several, and they may change. */
  isSent?: (content: unknown, fields: FormFields) => boolean;
  /** Whether its fields may have several values, or several lines. */
  hasLists?: boolean;
  /** Whether files may be sent with it. */
  takesFiles?: boolean;
};

/** Every form of the product (spec 7). */
const FORMS: readonly PostedForm[] = [
  { name: LEAD_ACTION, block: "roiCalculator", open: leadForm },
  { name: ROW_ACTION, block: "rowsNew", open: rowForm, hasLists: true, takesFiles: true },
  { name: FORM_ACTION, block: "form", open: submissionForm, isSent: isSentForm, hasLists: true, takesFiles: true },
  { name: COUPON_ACTION, block: "pricing", open: couponForm },
  {
    name: NEWSLETTER_FORM,
    block: "newsletter",
    own: { path: NEWSLETTER_PATH, title: ({ newsletter }) => newsletter.title },
    open: newsletterForm,
  },
];

/** The names of the forms that are posted to their pages. */
export const PAGE_FORMS: readonly string[] = FORMS.filter(({ own }) => !own).map(({ name }) => name);

/** The names of those that files may be sent with. */
export const FILE_FORMS: readonly string[] = FORMS.filter(({ takesFiles }) => takesFiles).map(({ name }) => name);

/** Opens every form. @returns the handler of each one's posts. */
export function openForms(store: OpenedStore): ReadonlyMap<PostedForm, Submit> {
  return new Map(FORMS.map((form) => [form, form.open(store)]));
}

/** @returns the form that these fields were posted with to a path, or undefined. */
export function findForm(path: string, { action }: FormFields): PostedForm | undefined {
  return FORMS.find(({ own, name }) => !own && name === action) ?? FORMS.find(({ own }) => own?.path === path);
}
