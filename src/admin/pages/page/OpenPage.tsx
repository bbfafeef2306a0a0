import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { useDraft } from "#drafts";
import type { PageSummary } from "#publishing";
import { lazyDialog, PageHeader, Tabs, toast } from "#ui/kit";
import { Notices } from "../../drafts/notices/Notices.tsx";
import type { OpenedDraft } from "../../drafts/read-draft.ts";
import { useDraftSession } from "../../drafts/use-draft-session.ts";
import { Moment } from "#client";
import { PageDialogs, type PageDialog } from "../list/PageDialogs.tsx";
import { holdsSharedBlocks, LISTS, shownPath, siteAddress } from "../page.ts";
import { ScheduleLine } from "../schedule/ScheduleLine.tsx";
import { useScheduleEnd } from "../schedule/use-schedule-end.ts";
import { PageStatusBadge } from "../PageStatusBadge.tsx";
import { PageActions } from "./PageActions.tsx";
import { pageTabs } from "./page-tabs.tsx";
import { People } from "./People.tsx";
import { useReloadPage } from "./use-page.ts";
import { useStepKeys } from "./use-step-keys.ts";
import { say, stepsOf } from "./steps.ts";
import { storeAll } from "./store-all.ts";

const PageReview = lazyDialog(async () => (await import("./PageReview.tsx")).PageReview);

type OpenPageProps = { page: PageSummary; opened: OpenedDraft };

/** A page's screen with its draft: one session stores the changes made on all of its tabs. */
export function OpenPage({ page, opened }: OpenPageProps) {
  const session = useDraftSession({ pageId: page.id, opened, onChange: useReloadPage(page.id) });
  const { document: draft, people, connection } = session;
  const [query, setQuery] = useSearchParams();
  const [dialog, setDialog] = useState<PageDialog>();
  const [reviewing, setReviewing] = useState<"now" | "later">();
  useScheduleEnd(page);
  const steps = stepsOf(session);
  useStepKeys(steps);
  const isStored = useDraft(draft, ({ unsaved }) => unsaved === 0);
  const revision = useDraft(draft, () => draft.revision);
  const setTab = (next: string) => setQuery({ tab: next }, { replace: true });
  const tabs = pageTabs({ page, session, steps, revision });
  const tab = tabs.find((one) => one.id === query.get("tab"))?.id ?? tabs[0]?.id;
  useShownTab(tab);
  return (
    <>
      <PageHeader
        title={page.title}
        back={LISTS[page.kind]}
        description={<Facts page={page} />}
        actions={
          <>
            <People people={people} />
            <PageActions
              page={page}
              isPublished={page.status === "published" && page.revision === revision && isStored}
              onPublish={() => setReviewing("now")}
              onTab={setTab}
              onDialog={setDialog}
            />
          </>
        }
      />
      <div className="grid gap-4">
        {connection === "polling" && (
          <p role="status" className="text-sm text-ink-soft">
            Other people’s changes currently arrive a few seconds late.
          </p>
        )}
        <ScheduleLine
          className="rounded-card border border-line"
          page={page}
          revision={revision}
          readRevision={() => session.document.revision}
          settle={() => storeAll(session)}
          onChange={() => setReviewing("later")}
        />
        <Tabs label={`Parts of this ${page.kind}`} tabs={tabs} value={tab ?? ""} onValueChange={setTab} />
      </div>
      <Notices pageId={page.id} kind={page.kind} session={session} onSay={say} onAlert={(text) => toast.error(text)} />
      {reviewing && (
        <PageReview
          page={page}
          session={session}
          startsLater={reviewing === "later"}
          onClose={() => setReviewing(undefined)}
        />
      )}
      <PageDialogs dialog={dialog} onClose={() => setDialog(undefined)} />
    </>
  );
}

/** Keeps the open tab in view, and moves the focus there from the tab that was open before. */
function useShownTab(tab: string | undefined): void {
  useEffect(() => {
    if (!tab) return;
    const opened = document.querySelector<HTMLElement>('main [role="tab"][data-state="active"]');
    // On a phone the tabs are wider than the screen.
    opened?.scrollIntoView({ block: "nearest" });
    if (document.activeElement?.closest('[role="tabpanel"][data-state="inactive"]')) opened?.focus();
  }, [tab]);
}

function Facts({ page }: { page: PageSummary }) {
  const address = siteAddress(page);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <PageStatusBadge page={page} />
      {address !== undefined && (
        <a href={address} target="_blank" rel="noreferrer" className="break-all">
          {address}
        </a>
      )}
      {address === undefined && !holdsSharedBlocks(page) && <span className="break-all">{shownPath(page)}</span>}
      <span className="text-sm">
        Changed <Moment at={page.updatedAt} />
        {page.updatedBy && ` by ${page.updatedBy}`}
      </span>
    </div>
  );
}
