import { ErrorState, LoadingBlock } from "#ui/kit";
import { messageOf } from "./api.ts";

type LoadingOrErrorProps = {
  error: Error | null | undefined;
  onRetry: () => void;
  /** How many lines of text to suggest while it loads. */
  lines: number;
};

/** In place of data that is still loading; or why it couldn't be loaded, with a way to retry. */
export function LoadingOrError({ error, onRetry, lines }: LoadingOrErrorProps) {
  return error ? <ErrorState message={messageOf(error)} onRetry={onRetry} /> : <LoadingBlock lines={lines} />;
}
