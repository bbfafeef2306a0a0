import { EmptyState, ErrorState, LoadingBlock } from "#ui/kit";
import { hasCode, messageOf } from "./api.ts";

type LoadingOrErrorProps = {
  error: Error | null | undefined;
  onRetry: () => void;
  /** How many lines of text to suggest while it loads. */
  lines: number;
};

/** In place of data that is still loading; or why it couldn't be loaded, with a way to retry where that can help. */
export function LoadingOrError({ error, onRetry, lines }: LoadingOrErrorProps) {
  if (hasCode(error, "NOT_FOUND"))
    return (
      <div role="alert">
        <EmptyState title={messageOf(error)}>It may have been removed, or the link is incomplete.</EmptyState>
      </div>
    );
  return error ? <ErrorState message={messageOf(error)} onRetry={onRetry} /> : <LoadingBlock lines={lines} />;
}
