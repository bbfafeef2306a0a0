import { ChevronRight, PanelsTopLeft } from "lucide-react";
import { Link } from "react-router";
import { messageOf } from "#client";
import { Alert, Button } from "#ui/kit";
import { pageScreen } from "../page.ts";
import { useSharedPage } from "../use-shared-page.ts";

/** A link to the header and footer that all pages share. */
export function SharedBlocksEntry() {
  const { data, error, refetch } = useSharedPage();
  if (error && !data)
    return (
      <div className="mb-4">
        <Alert kind="error">
          <p>The shared header and footer can’t be opened. {messageOf(error)}</p>
          <Button className="mt-2" onClick={() => void refetch()}>
            Try again
          </Button>
        </Alert>
      </div>
    );
  return (
    <Link
      to={data ? pageScreen({ id: data.id, kind: "page" }) : "#"}
      aria-disabled={!data || undefined}
      className="mb-4 flex min-h-14 items-center gap-3 rounded-card border border-line bg-raised px-4 py-2.5 text-ink no-underline hover:bg-hover"
    >
      <PanelsTopLeft aria-hidden className="size-5 shrink-0 text-brand" />
      <span className="grid min-w-0 flex-1">
        <span className="font-semibold">Shared header and footer</span>
        <span className="text-sm text-ink-soft">
          One of each for the whole site: change it once, and every page is updated.
        </span>
      </span>
      <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-soft" />
    </Link>
  );
}
