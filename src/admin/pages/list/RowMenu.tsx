import { MoreHorizontal } from "lucide-react";
import type { PageSummary } from "#publishing";
import { IconButton, Menu } from "#ui/kit";
import { usePageMenu } from "../use-page-menu.tsx";
import type { PageDialog } from "./PageDialogs.tsx";

/** What can be done to a page without opening it. */
export function RowMenu({ page, onDialog }: { page: PageSummary; onDialog: (dialog: PageDialog) => void }) {
  const items = usePageMenu(page, onDialog);
  return <Menu trigger={<IconButton label={`Actions for ${page.title}`} icon={<MoreHorizontal />} />} items={items} />;
}
