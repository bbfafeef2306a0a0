import { Archive, ArchiveRestore, Globe } from "lucide-react";
import { useState } from "react";
import type { PageKind, PageSummary } from "#publishing";
import { Button, SelectionBar } from "#ui/kit";
import { counted } from "#client";
import { fits, type PageWay } from "./bulk-pages.ts";
import { WAY_WORDS } from "./bulk-words.ts";
import { PublishPagesDialog } from "./PublishPagesDialog.tsx";
import { useBulkPages } from "./use-bulk-pages.ts";

const ICONS: Readonly<Record<PageWay, typeof Archive>> = { publish: Globe, archive: Archive, restore: ArchiveRestore };
const WAYS: readonly PageWay[] = ["publish", "archive", "restore"];

type SelectedPagesProps = {
  kind: PageKind;
  /** The loaded pages. */
  rows: readonly PageSummary[];
  selected: ReadonlySet<string>;
  onSelect: (change: (ids: ReadonlySet<string>) => ReadonlySet<string>) => void;
};

const without = (ids: ReadonlySet<string>, gone: ReadonlySet<string>) =>
  new Set([...ids].filter((id) => !gone.has(id)));
const firstBox = () => document.querySelector<HTMLElement>(".kit-body-row .kit-row-select input");

/** What can be done with the selected pages or posts. */
export function SelectedPages({ kind, rows, selected, onSelect }: SelectedPagesProps) {
  const { at, run, stop } = useBulkPages(kind);
  const [isAsking, setAsking] = useState(false);
  const chosen = rows.filter(({ id }) => selected.has(id));
  const chosenFor = (way: PageWay) => chosen.filter(fits[way]);
  // What was selected in the meantime stays.
  const start = (way: PageWay) => void run(way, chosenFor(way)).then(() => onSelect((ids) => without(ids, selected)));
  const work = at && `${WAY_WORDS[at.way].ongoing} ${counted(at.all, kind)}: ${at.count} done`;
  const text = work ?? (chosen.length > 0 ? `${counted(chosen.length, kind)} selected` : undefined);
  return (
    <>
      <SelectionBar label={`Selected ${kind}s`} text={text} onClear={() => onSelect(() => new Set())} next={firstBox}>
        {at && <Button onClick={stop}>Stop</Button>}
        {!at && chosen.length < rows.length && (
          <Button onClick={() => onSelect(() => new Set(rows.map(({ id }) => id)))} className="md:hidden">
            Select all loaded
          </Button>
        )}
        {!at &&
          WAYS.map((way) => {
            const count = chosenFor(way).length;
            const Icon = ICONS[way];
            return (
              count > 0 && (
                <Button
                  key={way}
                  icon={<Icon />}
                  onClick={way === "publish" ? () => setAsking(true) : () => start(way)}
                >
                  {`${WAY_WORDS[way].now} ${count === chosen.length ? counted(count, kind) : `${count} of them`}`}
                </Button>
              )
            );
          })}
      </SelectionBar>
      {isAsking && (
        <PublishPagesDialog
          count={chosenFor("publish").length}
          kind={kind}
          onPublish={() => {
            setAsking(false);
            start("publish");
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
