import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { MailLink, originFacts, WebLink } from "#forms/screens";
import type { Entry, EntryFact } from "../../contract.ts";

/** A file that was sent with a form: always a download. */
function FileLink({ entryId, fact: { text, file = "" } }: { entryId: string; fact: EntryFact }) {
  const path = `/api/inbox/entries/${encodeURIComponent(entryId)}/files/${encodeURIComponent(file)}`;
  return (
    <a href={path} download className="inline-flex items-center gap-1.5">
      <Download aria-hidden className="size-4 shrink-0" />
      {text}
    </a>
  );
}

function shown(entry: Entry, fact: EntryFact): ReactNode {
  if (fact.file !== undefined) return <FileLink entryId={entry.id} fact={fact} />;
  if (!fact.text) return <span className="text-ink-soft">Not given</span>;
  if (fact.text === entry.email) return <MailLink email={fact.text} />;
  if (/^https?:\/\/\S+$/i.test(fact.text)) return <WebLink entered={fact.text} />;
  return <span className="whitespace-pre-wrap">{fact.text}</span>;
}

/** What was entered, in the form's order. */
export const answerFacts = (entry: Entry): (readonly [string, ReactNode])[] =>
  entry.facts.map((fact) => [fact.label, shown(entry, fact)]);

/** Where, when and how it was sent. */
export function sourceFacts(entry: Entry): (readonly [string, ReactNode])[] {
  const { anchor, referrer, versionId } = entry;
  return [
    ...originFacts(entry),
    ...(referrer ? [["Referrer", <WebLink key="referrer" entered={referrer} />] as const] : []),
    ...(anchor ? [["Place on the page", anchor] as const] : []),
    ...(versionId ? [["Version of the page", <code key="version">{versionId}</code>] as const] : []),
  ];
}
