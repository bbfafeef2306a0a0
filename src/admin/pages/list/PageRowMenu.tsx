import { ExternalLink, MoreHorizontal, SquarePen } from "lucide-react";
import type { PageSummary } from "#publishing";
import { IconButton, Menu, type MenuItem } from "#ui/kit";
import { editorScreen, openInTab, siteAddress } from "../page.ts";
import { usePageMenu } from "../use-page-menu.tsx";
import type { PageDialog } from "./PageDialogs.tsx";

/** What can be done to a page without opening it. */
export function PageRowMenu({ page, onDialog }: { page: PageSummary; onDialog: (dialog: PageDialog) => void }) {
  const address = siteAddress(page);
  const edit: MenuItem = { label: `Edit ${page.kind}`, icon: <SquarePen />, to: editorScreen(page.id) };
  const open: MenuItem[] = [
    ...(page.status === "archived" ? [] : [edit]),
    ...(address ? [{ label: "Open on the site", icon: <ExternalLink />, onSelect: () => openInTab(address) }] : []),
  ];
  return (
    <Menu
      trigger={<IconButton label={`Actions for ${page.title}`} icon={<MoreHorizontal />} />}
      items={[...open, ...usePageMenu(page, onDialog)]}
    />
  );
}
