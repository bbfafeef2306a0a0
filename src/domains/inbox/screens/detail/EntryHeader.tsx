import { Reply } from "lucide-react";
import { Link } from "react-router";
import { MailLink } from "#forms/screens";
import { Button, StatusBadge } from "#ui/kit";
import type { Entry, EntryChange } from "../../contract.ts";
import type { EntryStatus } from "../../entry.ts";
import { PersonMenu } from "../person/PersonMenu.tsx";
import { KINDS, nameOf, STATUSES } from "../texts.ts";
import { StatusButtons } from "./StatusButtons.tsx";
import { TeamFields } from "./TeamFields.tsx";

type EntryHeaderProps = {
  entry: Entry;
  level: 1 | 2;
  mayEdit: boolean;
  onReply: () => void;
  onStatus: (status: EntryStatus) => void;
  onChange: (change: EntryChange) => void;
};

function Others({ entry: { email, others } }: { entry: Entry }) {
  if (others === 0) return null;
  const query = new URLSearchParams({ status: "all", search: email });
  return <Link to={`/admin/inbox?${query}`}>{others === 1 ? "1 other entry" : `${others} other entries`}</Link>;
}

/** Who sent an entry, and what can be done with it. */
export function EntryHeader({ entry, level, mayEdit, onReply, onStatus, onChange }: EntryHeaderProps) {
  const Heading = level === 1 ? "h1" : "h2";
  const { email, kind, status } = entry;
  return (
    <section className="grid gap-4 rounded-card border border-line bg-raised p-4 md:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="grid min-w-0 gap-1">
          <Heading tabIndex={-1} data-entry-heading="" className="kit-heading text-title wrap-anywhere">
            {nameOf(entry)}
          </Heading>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere">
            {email && <MailLink email={email} />}
            <span className="text-ink-soft">{KINDS[kind].one}</span>
            <Others entry={entry} />
          </p>
        </div>
        <div className="flex items-center gap-2">
          {mayEdit && email && (
            <Button variant="primary" icon={<Reply />} aria-keyshortcuts="r" onClick={onReply}>
              Reply
            </Button>
          )}
          <PersonMenu email={email} />
        </div>
      </div>
      {mayEdit ? (
        <StatusButtons entry={entry} onStatus={onStatus} />
      ) : (
        <p>
          <StatusBadge tone={STATUSES[status].tone}>{STATUSES[status].label}</StatusBadge>
        </p>
      )}
      <TeamFields entry={entry} readOnly={!mayEdit} onChange={onChange} />
    </section>
  );
}
