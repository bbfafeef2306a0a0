import { Alert } from "./Alert.tsx";
import { Button } from "./Button.tsx";

type LoadMoreProps = { hasMore: boolean; busy?: boolean; error?: string; onLoad: () => void };

/** The button below a list that has more; nothing at the list's end. */
export function LoadMore({ hasMore, busy, error, onLoad }: LoadMoreProps) {
  if (!hasMore) return null;
  return (
    <div className="grid justify-items-center gap-3 py-4">
      {error !== undefined && <Alert kind="error">{error}</Alert>}
      <Button busy={busy} onClick={onLoad}>
        Load more
      </Button>
    </div>
  );
}
