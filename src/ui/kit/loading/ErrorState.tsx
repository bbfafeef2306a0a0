import { CircleAlert } from "lucide-react";
import { Button } from "../buttons/Button.tsx";

export type ErrorStateProps = { message: string; onRetry?: () => void; action?: string };

/** Says what failed, with a way out. @param action the button's label. */
export function ErrorState({ message, onRetry, action = "Try again" }: ErrorStateProps) {
  return (
    <div role="alert" className="grid justify-items-center gap-2 px-4 py-12 text-center wrap-anywhere">
      <span aria-hidden className="mb-1 grid size-11 place-items-center rounded-full bg-danger-tint text-danger">
        <CircleAlert className="size-5" />
      </span>
      <p className="text-lead font-semibold">This could not be loaded</p>
      <p className="max-w-md text-ink-soft">{message}</p>
      {onRetry && (
        <Button className="mt-2" onClick={onRetry}>
          {action}
        </Button>
      )}
    </div>
  );
}
