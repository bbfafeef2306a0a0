import { ChevronLeft } from "lucide-react";
import { Link } from "react-router";
import { pageScreen } from "../../pages/page.ts";

/** A link from the editor to the page's screen. */
export function BackLink({ pageId }: { pageId: string }) {
  return (
    <Link
      to={pageScreen(pageId)}
      aria-label="Back to the page’s settings"
      data-tooltip="Back to the page’s settings"
      className="inline-grid size-8 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-hover hover:text-ink pointer-coarse:size-11"
    >
      <ChevronLeft aria-hidden className="size-4.5" />
    </Link>
  );
}
