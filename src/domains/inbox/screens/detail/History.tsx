import { Moment } from "#client";
import type { EntryEvent } from "../../contract.ts";
import { ENTRY_STATUSES } from "../../entry.ts";
import { STATUSES } from "../texts.ts";

/** What happened, in a few words; what was written follows below. */
function toldOf({ type, text, author, subject }: EntryEvent): string {
  if (type === "sent") return text;
  if (type === "note") return `${author} wrote a note`;
  if (type === "reply") return `${author} replied: ${subject}`;
  if (type === "assignee") return text ? `${author} assigned it to ${text}` : `${author} took away the assignment`;
  const status = ENTRY_STATUSES.find((one) => one === text);
  return `${author} changed the status to ${status ? STATUSES[status].label : text}`;
}

function SentState({ event: { sentAt, isWaiting } }: { event: EntryEvent }) {
  if (sentAt !== null)
    return (
      <>
        Sent <Moment at={sentAt} />
      </>
    );
  return isWaiting ? "Waiting to be sent" : "Not sent: the mail server refused it for days";
}

/** What the team and the site did with an entry, oldest first. */
export function History({ events }: { events: readonly EntryEvent[] }) {
  if (events.length === 0) return <p className="mt-3 text-ink-soft">Nothing has happened yet.</p>;
  return (
    <ol className="mt-3 grid gap-3">
      {events.map((event) => (
        <li key={event.id} className="grid gap-1">
          <p className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span className="min-w-0 wrap-anywhere">{toldOf(event)}</span>
            <span className="text-xs text-ink-soft tabular-nums">
              <Moment at={event.createdAt} />
            </span>
          </p>
          {(event.type === "note" || event.type === "reply") && (
            <p className="rounded-control border border-line bg-tint px-3 py-2 wrap-anywhere whitespace-pre-wrap">
              {event.text}
            </p>
          )}
          {event.type === "reply" && (
            <p className="text-xs text-ink-soft">
              <SentState event={event} />
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
