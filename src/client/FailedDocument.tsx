import { ErrorState } from "#ui/kit";

/** What stands in place of everything; only loading the document anew helps. */
export function FailedDocument({ message }: { message: string }) {
  return (
    <main className="grid min-h-dvh place-items-center">
      <ErrorState message={message} onRetry={() => window.location.reload()} />
    </main>
  );
}
