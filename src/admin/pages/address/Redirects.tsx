import { useQueryClient } from "@tanstack/react-query";
import { CornerDownRight, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import type { PageRedirect, PageSummary } from "#publishing";
import { localePath } from "#shared";
import { Alert, Button, DataTable, EmptyState, IconButton, LoadMore, TextField, toast, type Column } from "#ui/kit";
import { messageOf, useItemActions, useSession, useSubmit } from "#client";
import { call } from "../../call.ts";
import { useList } from "../../use-list.ts";
import { redirectsApi } from "../page.ts";

/** Other addresses whose visitors are redirected to the page: those that it had here, and those of an earlier site. */
export function Redirects({ page: { id, locale, status } }: { page: PageSummary }) {
  const { may } = useSession();
  const client = useQueryClient();
  const [address, setAddress] = useState("");
  const params = { id };
  const { more, ...list } = useList("GET /api/pages/:id/redirects", { params });
  const reload = () => client.invalidateQueries({ queryKey: [redirectsApi(id)] });
  const { run, isBusy } = useItemActions();
  const shown = (redirect: PageRedirect) => localePath(redirect.path, locale);
  const add = async (from: string) => {
    const added = await call("POST /api/pages/:id/redirects", { params, body: { address: from } });
    await reload();
    toast.success(`${shown(added)} redirects here`);
  };
  const remove = async (redirect: PageRedirect) => {
    try {
      await call("DELETE /api/pages/:id/redirects", { params, query: redirect });
      const bringBack = () => void add(redirect.path).catch((error: unknown) => toast.error(messageOf(error), undo));
      const undo = { action: { label: "Undo", onClick: bringBack } };
      toast.success(`${shown(redirect)} no longer redirects here`, undo);
    } catch (failure) {
      toast.error(messageOf(failure));
    }
    await reload();
  };
  const form = useSubmit(async () => {
    await add(address);
    setAddress((now) => (now === address ? "" : now));
  });
  const columns: Column<PageRedirect>[] = [{ id: "path", header: "From", cell: shown }];
  return (
    <section className="grid max-w-xl gap-4" aria-labelledby="redirects">
      <h2 id="redirects" className="text-lead">
        Redirects
      </h2>
      <p className="text-ink-soft">
        Visitors who follow a link to one of these addresses, such as one from an earlier site, are taken to this page
        {status === "draft" && " once it is published"}.
      </p>
      {may("page.edit") && (
        <form noValidate onSubmit={form.handleSubmit} className="grid gap-4">
          <TextField
            label="Redirect from"
            name="address"
            required
            spellCheck={false}
            autoCapitalize="none"
            autoComplete="off"
            hint="Such as “/about-us.html”, or the whole address."
            value={address}
            onValueChange={setAddress}
            error={form.faults.address}
          />
          {form.error !== undefined && <Alert kind="error">{form.error}</Alert>}
          <div>
            <Button type="submit" icon={<Plus />} busy={form.busy}>
              Add redirect
            </Button>
          </div>
        </form>
      )}
      <DataTable
        label="Redirects"
        columns={columns}
        {...list}
        rowKey={(redirect) => redirect.path}
        empty={<EmptyState icon={<CornerDownRight />} title="No redirects" />}
        rowActions={(redirect) =>
          may("page.edit") && (
            <IconButton
              label={`Remove ${shown(redirect)}`}
              icon={<Trash2 />}
              danger
              aria-disabled={isBusy(redirect.path) || undefined}
              onClick={() => void run(redirect.path, () => remove(redirect))}
            />
          )
        }
      />
      <LoadMore {...more} />
    </section>
  );
}
