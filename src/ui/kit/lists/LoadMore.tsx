import { useState } from "react";
import { Alert } from "../Alert.tsx";
import { Button } from "../buttons/Button.tsx";
import { useKeptFocus } from "../focus/use-kept-focus.ts";

type LoadMoreProps = {
  hasMore: boolean;
  busy?: boolean;
  error?: string;
  /** How many a search or filter has found, such as "20 or more"; screen readers say it. */
  found?: string;
  onLoad: () => void;
};

const takeFocus = (end: HTMLElement | null) => end?.focus({ preventScroll: true });

/** What is below a list: how many were found, and the button for more. */
export function LoadMore({ found, ...more }: LoadMoreProps) {
  return (
    <>
      <p role="status" className="sr-only">
        {found !== undefined && `${found} found`}
      </p>
      <MoreButton {...more} />
    </>
  );
}

/** At the list's end nothing is left, except for someone whose focus was on the button. */
function MoreButton({ hasMore, busy, error, onLoad }: Omit<LoadMoreProps, "found">) {
  const [isEnd, setEnd] = useState(false);
  const kept = useKeptFocus(() => setEnd(true));
  if (hasMore && isEnd) setEnd(false);
  if (!hasMore)
    return isEnd ? (
      <p
        ref={takeFocus}
        tabIndex={-1}
        className="py-4 text-center text-sm text-ink-soft outline-none not-focus:sr-only"
      >
        End of list
      </p>
    ) : null;
  return (
    <div {...kept} className="grid justify-items-center gap-3 py-4">
      {error !== undefined && <Alert kind="error">{error}</Alert>}
      <Button busy={busy} onClick={onLoad}>
        Load more
      </Button>
    </div>
  );
}
