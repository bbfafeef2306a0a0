import { Archive, ArchiveRestore, ShieldAlert, ShieldCheck } from "lucide-react";
import { Button, SelectField } from "#ui/kit";
import type { Entry } from "../../contract.ts";
import { ENTRY_STATUSES, type EntryStatus } from "../../entry.ts";
import { STATUSES } from "../texts.ts";

type StatusButtonsProps = { entry: Entry; onStatus: (status: EntryStatus) => void };

const OPTIONS = ENTRY_STATUSES.map((value) => ({ value, label: STATUSES[value].label }));

/** Sets the status of an entry: any of them, and the two most used ones with one click. */
export function StatusButtons({ entry: { status }, onStatus }: StatusButtonsProps) {
  const isArchived = status === "archived";
  const isSpam = status === "spam";
  return (
    <div className="flex flex-wrap items-center gap-2 max-sm:*:flex-1 max-sm:*:first:basis-full">
      <SelectField
        label="Status"
        labelHidden
        value={status}
        options={OPTIONS}
        onValueChange={(value) => {
          const chosen = ENTRY_STATUSES.find((one) => one === value);
          if (chosen) onStatus(chosen);
        }}
      />
      <Button
        icon={isArchived ? <ArchiveRestore /> : <Archive />}
        aria-keyshortcuts="e"
        onClick={() => onStatus(isArchived ? "read" : "archived")}
      >
        {isArchived ? "Back to the inbox" : "Archive"}
      </Button>
      <Button
        icon={isSpam ? <ShieldCheck /> : <ShieldAlert />}
        aria-keyshortcuts="#"
        onClick={() => onStatus(isSpam ? "read" : "spam")}
      >
        {isSpam ? "Not spam" : "Spam"}
      </Button>
    </div>
  );
}
