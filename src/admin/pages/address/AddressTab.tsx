import type { PageSummary } from "#publishing";
import { Alert, Button } from "#ui/kit";
import { useSession } from "#client";
import { PathField } from "../create/PathField.tsx";
import { shownPath } from "../page.ts";
import { MOVE_NOTE, useMove } from "../use-move.ts";

/** The page's address, and the form to change it. */
export function AddressTab({ page }: { page: PageSummary }) {
  const { may } = useSession();
  const { form, path, setPath } = useMove(page, () => {});
  if (!may("page.edit")) return <p>{shownPath(page)}</p>;
  return (
    <form noValidate onSubmit={form.handleSubmit} className="grid max-w-xl gap-4">
      <PathField value={path} onChange={setPath} locale={page.locale} page={page.id} error={form.faults.path} />
      <p className="text-ink-soft">{MOVE_NOTE}</p>
      {form.error !== undefined && <Alert kind="error">{form.error}</Alert>}
      <div>
        <Button type="submit" variant="primary" busy={form.busy} disabled={path === page.path}>
          Change address
        </Button>
      </div>
    </form>
  );
}
