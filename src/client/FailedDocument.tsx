import { ErrorState } from "#ui/kit";

/** Replaces the whole application when only reloading the document helps. */
export function FailedDocument({ message }: { message: string }) {
  return (
    <main className="grid min-h-dvh place-items-center">
      <ErrorState message={message} onRetry={() => window.location.reload()} />
    </main>
  );
}
