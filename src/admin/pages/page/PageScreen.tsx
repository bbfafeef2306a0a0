import { useState } from "react";
import { useParams, useSearchParams } from "react-router";
import { Alert, Button, ErrorState, LoadingBlock, PageHeader, Tabs } from "#ui/kit";
import { ApiError, messageOf } from "../../api.ts";
import { Moment } from "../../Moment.tsx";
import { PageDialogs, type PageDialog } from "../list/PageDialogs.tsx";
import { isFrame, shownPath, siteAddress } from "../page.ts";
import { PageStatusBadge } from "../PageStatusBadge.tsx";
import { PageActions } from "./PageActions.tsx";
import { pageTabs } from "./page-tabs.tsx";
import { People } from "./People.tsx";
import { usePage, type OpenPage } from "./use-page.ts";
import { usePublish } from "./use-publish.ts";

const BACK = { to: "/admin/pages", label: "Pages" };

/** One page, named by the address, with everything around its content. */
export function PageScreen() {
  const { id = "" } = useParams();
  return <PageOf key={id} id={id} />;
}

function PageOf({ id }: { id: string }) {
  const open = usePage(id);
  const { page, draft, error, onRetry } = open;
  if (page && draft) return <Loaded {...open} page={page} draft={draft} />;
  const isMissing = error instanceof ApiError && error.code === "NOT_FOUND";
  return (
    <>
      <PageHeader title={isMissing ? "There is no such page" : "Page"} back={BACK} />
      {error ? (
        <ErrorState message={messageOf(error)} onRetry={isMissing ? undefined : onRetry} />
      ) : (
        <LoadingBlock lines={6} />
      )}
    </>
  );
}

type LoadedProps = OpenPage & { page: NonNullable<OpenPage["page"]>; draft: NonNullable<OpenPage["draft"]> };

function Loaded({ page, draft, people, connection }: LoadedProps) {
  const [query, setQuery] = useSearchParams();
  const [dialog, setDialog] = useState<PageDialog>();
  const tabs = pageTabs(page, draft);
  const tab = tabs.find(({ id }) => id === query.get("tab"))?.id ?? tabs[0]?.id;
  const setTab = (next: string) => setQuery({ tab: next }, { replace: true });
  const { busy, hasMoved, publish, lookAgain } = usePublish({
    id: page.id,
    revision: draft.revision,
    onProblems: () => setTab("problems"),
  });
  return (
    <>
      <PageHeader
        title={isFrame(page) ? "Shared header and footer" : page.title}
        back={BACK}
        description={<Facts page={page} />}
        actions={
          <>
            <People people={people} />
            <PageActions page={page} busy={busy} onPublish={publish} onTab={setTab} onDialog={setDialog} />
          </>
        }
      />
      <div className="grid gap-4">
        {hasMoved && (
          <Alert kind="info">
            <p>Somebody changed this page a moment ago, so nothing was published. Look at it again first.</p>
            <Button className="mt-2" onClick={lookAgain}>
              Show the page as it is now
            </Button>
          </Alert>
        )}
        {connection === "polling" && (
          <p role="status" className="text-sm text-ink-soft">
            Changes of others arrive with a few seconds’ delay at the moment.
          </p>
        )}
        <Tabs label="Parts of this page" tabs={tabs} value={tab} onValueChange={setTab} />
      </div>
      <PageDialogs dialog={dialog} onClose={() => setDialog(undefined)} />
    </>
  );
}

function Facts({ page }: Pick<LoadedProps, "page">) {
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
