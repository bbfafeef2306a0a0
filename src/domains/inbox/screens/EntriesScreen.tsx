import { ChartColumn, ChevronLeft, Download, EllipsisVertical, Hourglass, Inbox, Keyboard } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { useSession } from "#client";
import { cx } from "#shared";
import {
  ButtonLink,
  EmptyState,
  IconButton,
  lazyDialog,
  Menu,
  PageHeader,
  useDocumentTitle,
  type MenuItem,
} from "#ui/kit";
import type { Entry } from "../contract.ts";
import type { EntryStatus } from "../entry.ts";
import { useList } from "./client.ts";
import { EntryDetail } from "./detail/EntryDetail.tsx";
import { EntryList } from "./list/EntryList.tsx";
import { InboxToolbar } from "./list/InboxToolbar.tsx";
import { useEntries } from "./use-entries.ts";
import { useInboxAddress } from "./use-inbox-address.ts";
import { useIsWide } from "./use-is-wide.ts";

const KeysDialog = lazyDialog(async () => (await import("./KeysDialog.tsx")).KeysDialog);
const RetentionDialog = lazyDialog(async () => (await import("./person/RetentionDialog.tsx")).RetentionDialog);

type Open = "keys" | "retention";

function Actions({ query, onOpen }: { query: string; onOpen: (dialog: Open) => void }) {
  const { may } = useSession();
  const download = (ending: string) => () => window.location.assign(`/api/inbox.${ending}${query}`);
  const retention: MenuItem = {
    label: "How long entries are kept…",
    icon: <Hourglass />,
    onSelect: () => onOpen("retention"),
  };
  return (
    <>
      <ButtonLink to="/admin/inbox/numbers" icon={<ChartColumn aria-hidden />}>
        Numbers
      </ButtonLink>
      <IconButton
        label="Keyboard shortcuts"
        icon={<Keyboard />}
        className="max-lg:hidden"
        onClick={() => onOpen("keys")}
      />
      <Menu
        trigger={<IconButton label="More" icon={<EllipsisVertical />} />}
        items={[
          { label: "Download this list as CSV", icon: <Download />, onSelect: download("csv") },
          { label: "Download this list as JSON", icon: <Download />, onSelect: download("json") },
          ...(may("lead.erase") ? (["separator", retention] as const) : []),
        ]}
      />
    </>
  );
}

/** The inbox: the list, and an entry beside it; where there is little room, one of them. */
export function EntriesScreen() {
  const isWide = useIsWide();
  const address = useInboxAddress();
  const { id, filters, addressOf } = address;
  const list = useList("GET /api/inbox/entries", { query: filters });
  const [dialog, setDialog] = useState<Open>();
  const [replyingTo, setReplyingTo] = useState<string>();
  const [noteOn, setNoteOn] = useState<string>();
  const { setStatus } = useEntries({
    address,
    list,
    onReply: () => setReplyingTo(id),
    onNote: () => setNoteOn(id),
    isWriting: id !== undefined && [replyingTo, noteOn].includes(id),
    onHelp: () => setDialog("keys"),
  });
  const given = new URLSearchParams(filters).toString();
  const isEmpty = id === undefined && list.rows?.length === 0;
  const detail = id !== undefined && (
    <EntryDetail
      key={id}
      id={id}
      level={isWide ? 2 : 1}
      isReplying={replyingTo === id}
      // Once a reply is sent, one to another entry may be open.
      onReply={(isReplying) => setReplyingTo((open) => (isReplying ? id : open === id ? undefined : open))}
      isNoting={noteOn === id}
      onNoting={() => setNoteOn(undefined)}
      onStatus={(entry: Entry, status: EntryStatus) => void setStatus(entry, status)}
    />
  );
  return (
    <>
      {isWide || id === undefined ? (
        <>
          <PageHeader title="Inbox" actions={<Actions query={given && `?${given}`} onOpen={setDialog} />} />
          <InboxToolbar address={address} />
          <div
            className={cx(
              "grid items-start gap-4",
              !isEmpty && "lg:grid-cols-[22rem_minmax(0,1fr)] xl:grid-cols-[25rem_minmax(0,1fr)]",
            )}
          >
            <EntryList address={address} list={list} />
            {isWide && !isEmpty && (detail || <NothingOpen />)}
          </div>
        </>
      ) : (
        <>
          <NarrowHead to={addressOf()} />
          {detail}
        </>
      )}
      {dialog === "keys" && <KeysDialog onClose={() => setDialog(undefined)} />}
      {dialog === "retention" && <RetentionDialog onClose={() => setDialog(undefined)} />}
    </>
  );
}

/** Above an entry that has the screen for itself: the way back to the list. */
function NarrowHead({ to }: { to: string }) {
  useDocumentTitle("Inbox");
  return (
    <Link
      to={to}
      className="mb-3 inline-flex items-center gap-1 text-sm text-ink-soft no-underline hover:text-ink hover:underline pointer-coarse:min-h-11"
    >
      <ChevronLeft aria-hidden className="size-4" />
      Inbox
    </Link>
  );
}

function NothingOpen() {
  return (
    <div className="rounded-card border border-dashed border-line">
      <EmptyState icon={<Inbox />} title="No entry is open">
        Choose one from the list, or press J to open the first. Press ? for all shortcuts.
      </EmptyState>
    </div>
  );
}
