import { FileText } from "lucide-react";
import { Navigate, useLocation, useParams } from "react-router";
import type { PageKind } from "#publishing";
import { ButtonLink, EmptyState, ErrorState, LoadingBlock, PageHeader } from "#ui/kit";
import { hasCode, messageOf } from "#client";
import { LISTS, pageScreen } from "../page.ts";
import { OpenPage } from "./OpenPage.tsx";
import { usePage } from "./use-page.ts";

const MISSING = {
  page: { title: "Page not found", back: "Go to the pages" },
  post: { title: "Post not found", back: "Go to the posts" },
};

/** One page or post, named by the address, with everything around its content. */
export function PageScreen({ kind }: { kind: PageKind }) {
  const { id = "" } = useParams();
  return <PageOf key={id} id={id} kind={kind} />;
}

function PageOf({ id, kind }: { id: string; kind: PageKind }) {
  const { page, opened, error, onRetry } = usePage(id);
  const { search, hash } = useLocation();
  if (page && page.kind !== kind) return <Navigate replace to={pageScreen(page) + search + hash} />;
  if (page && opened) return <OpenPage page={page} opened={opened} />;
  if (!error) return <LoadingBlock lines={6} />;
  const isMissing = hasCode(error, "NOT_FOUND");
  const { title, back } = MISSING[kind];
  return (
    <>
      <PageHeader title={isMissing ? title : kind === "post" ? "Post" : "Page"} back={LISTS[kind]} />
      {isMissing ? (
        <EmptyState
          icon={<FileText />}
          title={`This ${kind} may have been removed`}
          action={<ButtonLink to={LISTS[kind].to}>{back}</ButtonLink>}
        >
          The link may also be incomplete.
        </EmptyState>
      ) : (
        <ErrorState message={messageOf(error)} onRetry={onRetry} />
      )}
    </>
  );
}
