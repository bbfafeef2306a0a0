import { FileText } from "lucide-react";
import { useEffect, useState } from "react";
import { useParams, useSearchParams } from "react-router";
import type { PageSummary } from "#publishing";
import { ButtonLink, EmptyState, ErrorState, lazyPart, LoadingBlock, PageHeader, Tabs } from "#ui/kit";
import { ApiError, messageOf, Moment } from "#client";
import { PageDialogs, type PageDialog } from "../list/PageDialogs.tsx";
import { isFrame, shownPath, siteAddress } from "../page.ts";
import { PageStatusBadge } from "../PageStatusBadge.tsx";
import { settleSaves, useIsSaving } from "../saves.ts";
import { PageActions } from "./PageActions.tsx";
import { pageTabs } from "./page-tabs.tsx";
import { People } from "./People.tsx";
import { usePage } from "./use-page.ts";

const PageReview = lazyPart(async () => (await import("./PageReview.tsx")).PageReview);

const BACK = { to: "/admin/pages", label: "Pages" };

/** One page, named by the address, with everything around its content. */
export function PageScreen() {
  const { id = "" } = useParams();
  return <PageOf key={id} id={id} />;
}

function PageOf({ id }: { id: string }) {
  const { page, draft, error, onRetry, people, connection } = usePage(id);
  const [query, setQuery] = useSearchParams();
  const [dialog, setDialog] = useState<PageDialog>();
  const setTab = (next: string) => setQuery({ tab: next }, { replace: true });
  /** The review is open: whether what was being saved when it was asked for is stored. */
  const [settled, setSettled] = useState<Promise<boolean>>();
  const isSaving = useIsSaving(id);
  const tabs = page && draft ? pageTabs(page, draft) : [];
  const tab = tabs.find((one) => one.id === query.get("tab"))?.id ?? tabs[0]?.id;
  useEffect(() => {
    // On a phone the tabs are wider than the screen.
    if (tab) document.querySelector('main [role="tab"][data-state="active"]')?.scrollIntoView({ block: "nearest" });
  }, [tab]);
  const isMissing = error instanceof ApiError && error.code === "NOT_FOUND";
  const isLoaded = page !== undefined && draft !== undefined;
  return (
    <>
      <PageHeader
        title={page ? titleOf(page) : isMissing ? "There is no such page" : "Page"}
        back={BACK}
        description={page && <Facts page={page} />}
        actions={
          isLoaded && (
            <>
              <People people={people} />
              <PageActions
                page={page}
                isPublished={page.status === "published" && page.revision === draft.revision && !isSaving}
                onPublish={() => setSettled(settleSaves(page.id))}
                onTab={setTab}
                onDialog={setDialog}
              />
            </>
          )
        }
      />
      {!isLoaded && !error && <LoadingBlock lines={6} />}
      {!isLoaded && error && !isMissing && <ErrorState message={messageOf(error)} onRetry={onRetry} />}
      {isMissing && (
        <EmptyState
          icon={<FileText />}
          title="Page not found"
          action={<ButtonLink to={BACK.to}>Go to the pages</ButtonLink>}
        >
          The link may be incomplete, or the page was removed.
        </EmptyState>
      )}
      {isLoaded && (
        <div className="grid gap-4">
          {connection === "polling" && (
            <p role="status" className="text-sm text-ink-soft">
              Changes of others arrive with a few seconds’ delay at the moment.
            </p>
          )}
          <Tabs label="Parts of this page" tabs={tabs} value={tab} onValueChange={setTab} />
        </div>
      )}
      {isLoaded && settled && (
        <PageReview page={page} draft={draft} settled={settled} onClose={() => setSettled(undefined)} />
      )}
      <PageDialogs dialog={dialog} onClose={() => setDialog(undefined)} />
    </>
  );
}

function titleOf(page: PageSummary): string {
  return isFrame(page) ? "Shared header and footer" : page.title;
}

function Facts({ page }: { page: PageSummary }) {
  const address = siteAddress(page);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <PageStatusBadge status={page.status} />
      {address !== undefined && (
        <a href={address} target="_blank" rel="noreferrer" className="break-all">
          {address}
        </a>
      )}
      {address === undefined && !isFrame(page) && <span className="break-all">{shownPath(page)}</span>}
      <span className="text-sm">
        Changed <Moment at={page.updatedAt} />
        {page.updatedBy && ` by ${page.updatedBy}`}
      </span>
    </div>
  );
}
