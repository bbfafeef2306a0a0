import { useQueryClient } from "@tanstack/react-query";
import { Download, FileSpreadsheet, FileUp } from "lucide-react";
import { useState } from "react";
import { addressOf, useUnloadQuestion } from "#client";
import { Button, lazyDialog, Menu, type MenuItem } from "#ui/kit";
import type { Entity } from "../../entities/property.ts";
import { rowsKey, type RowsPlace } from "../client.ts";
import { ImportBar } from "../import/ImportBar.tsx";
import { isImporting } from "../import/import-state.ts";
import { useImport } from "../import/use-import.ts";
import { useStoppedImport } from "../import/use-stopped-import.ts";

const ImportDialog = lazyDialog(async () => (await import("../import/ImportDialog.tsx")).ImportDialog);

/** Lets the browser download a file of the API. */
function download(address: string): void {
  const link = document.createElement("a");
  link.href = address;
  link.download = "";
  link.click();
}

type Exported = { place: RowsPlace; query: Readonly<Record<string, string>>; isNarrowed: boolean };

function exportItems({ place, query, isNarrowed }: Exported): MenuItem[] {
  const save = (kind: string, asked: object) => () => download(addressOf(`${rowsKey(place)}.${kind}`, {}, asked));
  const icon = <Download />;
  const found = [
    { label: "Export the rows found as CSV", icon, onSelect: save("csv", query) },
    { label: "Export the rows found as JSON", icon, onSelect: save("json", query) },
  ];
  return [
    ...(isNarrowed ? found : []),
    { label: "Export all rows as CSV", icon, onSelect: save("csv", {}) },
    { label: "Export all rows as JSON", icon, onSelect: save("json", {}) },
  ];
}

/** The import into a place, its dialog and what is kept of it. */
export function useRowImport(place: RowsPlace, entity: Entity) {
  const client = useQueryClient();
  const { job, state } = useImport(place);
  const { stopped, remember } = useStoppedImport(place, entity);
  const [isOpen, setOpen] = useState(false);
  const isRunning = isImporting(state);
  useUnloadQuestion(isRunning);
  const start = () => void job.start(remember).then(() => client.invalidateQueries({ queryKey: [rowsKey(place)] }));
  const open = () => setOpen(true);
  const bar = (
    <ImportBar
      {...{ state }}
      stopped={isRunning || isOpen ? undefined : stopped}
      onOpen={open}
      onDismiss={() => remember(undefined)}
    />
  );
  const dialog = isOpen && (
    <ImportDialog
      {...{ entity, job, state }}
      stopped={isRunning ? undefined : stopped}
      onStart={start}
      onClose={() => {
        if (state.phase === "done" || state.phase === "choosing") job.reset();
        setOpen(false);
      }}
    />
  );
  return { open, bar, dialog };
}

/** The menu that imports and exports rows. @param onImport undefined for people who may not add rows. */
export function FilesMenu({ onImport, ...exported }: Exported & { onImport: (() => void) | undefined }) {
  const imported: (MenuItem | "separator")[] = onImport
    ? [{ label: "Import rows…", icon: <FileUp />, onSelect: onImport }, "separator"]
    : [];
  return (
    <Menu
      align="start"
      trigger={<Button icon={<FileSpreadsheet />}>Import or export</Button>}
      items={[...imported, ...exportItems(exported)]}
    />
  );
}
