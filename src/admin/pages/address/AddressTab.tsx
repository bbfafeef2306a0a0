import type { PageSummary } from "#publishing";
import { Alert, Button } from "#ui/kit";
import { useSession } from "#client";
import { PathField } from "../create/PathField.tsx";
import { shownPath } from "../page.ts";
import { MOVE_NOTE, useMove } from "../use-move.ts";
import { Redirects } from "./Redirects.tsx";

/** The page's address with the form to change it, and its redirects. */
export function AddressTab({ page }: { page: PageSummary }) {
  const { may } = useSession();
  return (
    <div className="grid gap-8">
      {may("page.edit") ? <MoveForm page={page} /> : <p>{shownPath(page)}</p>}
      <Redirects page={page} />
    </div>
  );
}

function MoveForm({ page }: { page: PageSummary }) {
  const { form, path, setPath } = useMove(page, () => {});
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
