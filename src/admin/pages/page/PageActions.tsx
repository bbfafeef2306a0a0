import { ArchiveRestore, ChevronDown, Eye, ExternalLink, Link2, MoreHorizontal, SquarePen } from "lucide-react";
import type { PageSummary } from "#publishing";
import { Button, ButtonLink, IconButton, Menu, useKeptFocus, type MenuItem, screenHeading } from "#ui/kit";
import { useSession } from "#client";
import type { PageDialog } from "../list/PageDialogs.tsx";
import { editorScreen, holdsSharedBlocks, openInTab, pageApi, siteAddress } from "../page.ts";
import { usePageActions } from "../use-page-actions.ts";
import { usePageMenu } from "../use-page-menu.tsx";

type PageActionsProps = {
  page: PageSummary;
  /** Whether visitors see the current draft. */
  isPublished: boolean;
  onPublish: () => void;
  onTab: (tab: string) => void;
  onDialog: (dialog: PageDialog) => void;
};

/** On a phone the buttons share the width. */
const FILL = "max-sm:grow";

/** The buttons of a page: view, publish, and everything else. */
export function PageActions({ page, isPublished, onPublish, onTab, onDialog }: PageActionsProps) {
  const { may } = useSession();
  const { unarchive } = usePageActions();
  const isArchived = page.status === "archived";
  const address = siteAddress(page);
  const preview: MenuItem[] = [
    { label: "Open the draft", icon: <Eye />, onSelect: () => openInTab(`${pageApi(page.id)}/preview`) },
    ...(address
      ? [{ label: "Open what visitors see", icon: <ExternalLink />, onSelect: () => openInTab(address) }]
      : []),
    ...(holdsSharedBlocks(page) || !may("page.edit")
      ? []
      : [{ label: "Share a link to the draft", icon: <Link2 />, onSelect: () => onTab("links") }]),
  ];
  const more = usePageMenu(page, onDialog);
  // “Restore” goes with the archive.
  const focus = useKeptFocus(() => screenHeading()?.focus());
  return (
    <div {...focus} className="contents">
      {!isArchived && (
        <ButtonLink to={editorScreen(page.id)} className={FILL} icon={<SquarePen className="max-sm:hidden" />}>
          {`Edit ${page.kind}`}
        </ButtonLink>
      )}
      <Menu
        trigger={
          <Button className={FILL} icon={<Eye className="max-sm:hidden" />}>
            Preview
            <ChevronDown aria-hidden className="max-sm:hidden" />
          </Button>
        }
        items={preview}
      />
      {may("page.publish") && isArchived && (
        <Button
          variant="primary"
          className={FILL}
          icon={<ArchiveRestore className="max-sm:hidden" />}
          onClick={() => void unarchive(page)}
        >
          Restore
        </Button>
      )}
      {may("page.publish") && !isArchived && (
        <Button
          variant="primary"
          className={FILL}
          unavailable={isPublished ? "Nothing to publish" : undefined}
          onClick={onPublish}
        >
          Publish
        </Button>
      )}
      <Menu
        trigger={<IconButton label="More actions" icon={<MoreHorizontal />} className="self-center" />}
        items={more}
      />
    </div>
  );
}
