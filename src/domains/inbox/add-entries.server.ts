import { createHash } from "node:crypto";
import { insertRows, searchText, type Schema, type Transaction } from "#db";
import { ORIGIN_LIMITS, type FormOrigin } from "#forms";
import { oneLine } from "#shared";
import { statusColumns, type EntryKind } from "./entry.ts";
import { sourceOf } from "./source.ts";
import "./tables.ts";

/** An entry as it arrives. `texts`: what searches find it by, beside its name, email and page. */
export type NewEntry = {
  id: string;
  kind: EntryKind;
  createdAt: string;
  form: string;
  name: string;
  email: string;
  summary: string;
  texts: readonly string[];
  /** What the person agreed to; empty where the form asks for nothing. */
  consentText: string;
  origin: FormOrigin;
  isSuspicious: boolean;
};

/** The longest line of a list, in characters. */
const MAX_SUMMARY = 200;
/** The most of an entry that searches read, in characters. */
const MAX_SEARCHED = 20_000;

function rowOf(entry: NewEntry): Schema["inbox_entries"] {
  const { id, kind, createdAt, form, name, email, summary, texts, consentText, origin, isSuspicious } = entry;
  const pagePath = origin.path.slice(0, ORIGIN_LIMITS.path);
  return {
    id,
    created_at: createdAt,
    kind,
    form,
    name,
    email,
    email_key: email.toLowerCase(),
    summary: oneLine(summary).slice(0, MAX_SUMMARY).toWellFormed(),
    page_path: pagePath,
    anchor: origin.anchor ?? null,
    version_id: origin.versionId ?? null,
    query: origin.query.slice(0, ORIGIN_LIMITS.query),
    referrer: origin.referrer ?? "",
    source: sourceOf(origin),
    locale: origin.locale,
    consent_text: consentText,
    ...statusColumns(isSuspicious ? "spam" : "new"),
    held_at: isSuspicious ? createdAt : null,
    assignee_id: null,
    search_text: searchText([name, email, pagePath, ...texts])
      .slice(0, MAX_SEARCHED)
      .toWellFormed(),
  };
}

/** Adds what has arrived to the inbox, in the transaction that stores it. */
export async function addEntries(trx: Transaction, entries: readonly NewEntry[]): Promise<void> {
  await insertRows(trx, "inbox_entries", entries.map(rowOf));
}

/** @returns the version of a consent's wording: eight digits that change with its text. */
export function consentVersion(text: string): string {
  return text ? createHash("sha256").update(text).digest("hex").slice(0, 8) : "";
}
