import { useQueryClient } from "@tanstack/react-query";
import { Copy, Link2, Trash2 } from "lucide-react";
import type { PageSummary, PreviewLink } from "#publishing";
import { Alert, Button, DataTable, EmptyState, IconButton, LoadMore, SelectField, toast, type Column } from "#ui/kit";
import { messageOf, copyText, Moment, useItemActions, useSession, useSubmit } from "#client";
import { call } from "../../call.ts";
import { useList } from "../../use-list.ts";
import { pageApi } from "../page.ts";

const DAY_HOURS = 24;
const DEFAULT_HOURS = 3 * DAY_HOURS;
const DURATIONS = [1, 3, 7, 30].map((days) => ({
  value: String(days * DAY_HOURS),
  label: days === 1 ? "1 day" : `${days} days`,
}));

const COLUMNS: Column<PreviewLink>[] = [
  {
    id: "url",
    header: "Link",
    cell: ({ url, createdAt }) => (
      <a href={url} target="_blank" rel="noreferrer">
        Link from <Moment at={createdAt} />
      </a>
    ),
  },
  { id: "by", header: "Created by", cell: ({ author }) => author },
  { id: "expires", header: "Works until", cell: ({ expiresAt }) => <Moment at={expiresAt} /> },
];

/** Links that show the draft to people without an account. */
export function LinksTab({ page }: { page: PageSummary }) {
  const { may } = useSession();
  const client = useQueryClient();
  const params = { id: page.id };
  const { more, ...list } = useList("GET /api/pages/:id/previews", { params });
  const reload = () => client.invalidateQueries({ queryKey: [`${pageApi(page.id)}/previews`] });
  const form = useSubmit(async ({ hours }) => {
    const created = await call("POST /api/pages/:id/previews", { params, body: { hours: Number(hours) } });
    await reload();
    toast.success("The link is ready.", {
      action: { label: "Copy link", onClick: () => void copyText(created.url, "link") },
    });
  });
  const { run, isBusy } = useItemActions();
  const revoke = async ({ id }: PreviewLink) => {
    try {
      await call("DELETE /api/previews/:id", { params: { id } });
      toast.success("Link revoked");
    } catch (failure) {
      toast.error(messageOf(failure));
    }
    await reload();
  };
  return (
    <div className="grid gap-4">
      <p className="max-w-prose text-ink-soft">
        Anyone with such a link sees the current draft without an account until the link expires.
      </p>
      {may("page.edit") && (
        <form noValidate onSubmit={form.handleSubmit} className="flex flex-wrap items-end gap-3">
          <div className="w-40">
            <SelectField label="Works for" name="hours" defaultValue={DEFAULT_HOURS} options={DURATIONS} />
          </div>
          <Button type="submit" icon={<Link2 />} busy={form.busy}>
            Create link
          </Button>
        </form>
      )}
      {form.error !== undefined && <Alert kind="error">{form.error}</Alert>}
      <DataTable
        label="Preview links"
        columns={COLUMNS}
        {...list}
        rowKey={({ id }) => id}
        empty={<EmptyState icon={<Link2 />} title="No link at the moment" />}
        rowActions={(link) => (
          <>
            <IconButton label="Copy link" icon={<Copy />} onClick={() => void copyText(link.url, "link")} />
            {may("page.edit") && (
              <IconButton
                label="Revoke link"
                icon={<Trash2 />}
                danger
                aria-disabled={isBusy(link.id) || undefined}
                onClick={() => void run(link.id, () => revoke(link))}
              />
            )}
          </>
        )}
      />
      <LoadMore {...more} />
    </div>
  );
}
