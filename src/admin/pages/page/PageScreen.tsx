import { FileText } from "lucide-react";
import { useParams } from "react-router";
import { ButtonLink, EmptyState, ErrorState, LoadingBlock, PageHeader } from "#ui/kit";
import { ApiError, messageOf } from "#client";
import { BACK, OpenPage } from "./OpenPage.tsx";
import { usePage } from "./use-page.ts";

/** One page, named by the address, with everything around its content. */
export function PageScreen() {
  const { id = "" } = useParams();
  return <PageOf key={id} id={id} />;
}

function PageOf({ id }: { id: string }) {
  const { page, opened, error, onRetry } = usePage(id);
  if (page && opened) return <OpenPage page={page} opened={opened} />;
  if (!error) return <LoadingBlock lines={6} />;
  const isMissing = error instanceof ApiError && error.code === "NOT_FOUND";
  return (
    <>
      <PageHeader title={isMissing ? "There is no such page" : "Page"} back={BACK} />
      {isMissing ? (
        <EmptyState
          icon={<FileText />}
          title="Page not found"
          action={<ButtonLink to={BACK.to}>Go to the pages</ButtonLink>}
        >
          The link may be incomplete, or the page was removed.
        </EmptyState>
      ) : (
        <ErrorState message={messageOf(error)} onRetry={onRetry} />
      )}
    </>
  );
}
