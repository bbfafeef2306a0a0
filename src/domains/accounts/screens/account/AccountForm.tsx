import type { FormEvent, ReactNode } from "react";
import { Alert, Button } from "#ui/kit";

type AccountFormProps = {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  busy: boolean;
  error?: string;
  submit: string;
  children: ReactNode;
};

/** A form with its error above the submit button. */
export function AccountForm({ onSubmit, busy, error, submit, children }: AccountFormProps) {
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="grid gap-4">
      {children}
      {error !== undefined && <Alert kind="error">{error}</Alert>}
      <Button type="submit" variant="primary" busy={busy} className="min-h-11 w-full">
        {submit}
      </Button>
    </form>
  );
}
