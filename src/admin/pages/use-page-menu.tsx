import { Archive, ArchiveRestore, CalendarX, Copy, Download, EyeOff, Link2, PencilLine } from "lucide-react";
import type { PageSummary } from "#publishing";
import type { MenuItem } from "#ui/kit";
import { useSession } from "#client";
import { downloadBlocks } from "./download-blocks.ts";
import type { PageDialog } from "./list/PageDialogs.tsx";
import { holdsSharedBlocks } from "./page.ts";
import { useScheduleActions } from "./schedule/use-schedule-actions.ts";
import { usePageActions } from "./use-page-actions.ts";

/** What a role may do to a page besides opening it, as menu entries. */
export function usePageMenu(page: PageSummary, onDialog: (dialog: PageDialog) => void): (MenuItem | "separator")[] {
  const { may, capabilities } = useSession();
  const { archive, unarchive, unpublish } = usePageActions();
  const { cancel } = useScheduleActions();
  const isPage = !holdsSharedBlocks(page);
  const isShown = page.publishedAt !== undefined && page.status !== "archived";
  const open = (kind: PageDialog["kind"]) => () => onDialog({ kind, page });
  const items: (MenuItem | "separator" | false | undefined)[] = [
    ...(isPage && may("page.edit")
      ? [
          { label: "Rename", icon: <PencilLine />, onSelect: open("rename") },
          { label: "Change address", icon: <Link2 />, onSelect: open("move") },
          { label: "Duplicate", icon: <Copy />, onSelect: open("duplicate") },
        ]
      : []),
    capabilities.download && {
      label: "Download blocks.json",
      icon: <Download />,
      onSelect: () => void downloadBlocks(page.id),
    },
    isPage && may("page.publish") && "separator",
    may("page.publish") &&
      page.scheduledAt !== undefined && {
        label: "Cancel schedule",
        icon: <CalendarX />,
        onSelect: () => cancel(page, open("unschedule")),
      },
    isPage &&
      may("page.publish") &&
      isShown && { label: "Unpublish", icon: <EyeOff />, onSelect: () => unpublish(page) },
    ...(isPage && may("page.publish")
      ? [
          page.status === "archived"
            ? { label: "Restore", icon: <ArchiveRestore />, onSelect: () => unarchive(page) }
            : { label: "Archive", icon: <Archive />, danger: true, onSelect: () => archive(page) },
        ]
      : []),
  ];
  return items.filter((item): item is MenuItem | "separator" => Boolean(item));
}
