import { ChevronDown, Eye, ExternalLink, Link2, MoreHorizontal, SquarePen } from "lucide-react";
import type { PageSummary } from "#publishing";
import { Button, ButtonLink, IconButton, Menu, type MenuItem } from "#ui/kit";
import { useSession } from "../../session.tsx";
import type { PageDialog } from "../list/PageDialogs.tsx";
import { editorScreen, isFrame, pageApi, siteAddress } from "../page.ts";
import { usePageMenu } from "../use-page-menu.tsx";

type PageActionsProps = {
  page: PageSummary;
  busy: boolean;
  onPublish: () => void;
  onTab: (tab: string) => void;
  onDialog: (dialog: PageDialog) => void;
};

/** The buttons of a page: look at it, publish it, and everything else. */
export function PageActions({ page, busy, onPublish, onTab, onDialog }: PageActionsProps) {
  const { may } = useSession();
  const address = siteAddress(page);
  const open = (url: string) => () => void window.open(url, "_blank", "noopener");
  const preview: MenuItem[] = [
    { label: "Open the draft", icon: <Eye />, onSelect: open(`${pageApi(page.id)}/preview`) },
    ...(address ? [{ label: "Open what visitors see", icon: <ExternalLink />, onSelect: open(address) }] : []),
    ...(isFrame(page) || !may("page.edit")
      ? []
      : [{ label: "Share a link to the draft", icon: <Link2 />, onSelect: () => onTab("links") }]),
  ];
  const more = usePageMenu(page, onDialog).filter((item) => item === "separator" || !/^(?:Open|Edit)/.test(item.label));
  return (
    <>
      <ButtonLink to={editorScreen(page.id)} icon={<SquarePen className="max-sm:hidden" />}>
        Edit page
      </ButtonLink>
      <Menu
        trigger={
          <Button icon={<Eye className="max-sm:hidden" />}>
            Preview
            <ChevronDown aria-hidden className="max-sm:hidden" />
          </Button>
        }
        items={preview}
      />
      {may("page.publish") && page.status !== "archived" && (
        <Button variant="primary" busy={busy} onClick={onPublish}>
          Publish
        </Button>
      )}
      <Menu
        trigger={<IconButton label="More actions" icon={<MoreHorizontal />} className="self-center" />}
        items={more}
      />
    </>
  );
}
