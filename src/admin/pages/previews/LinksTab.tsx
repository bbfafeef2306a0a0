import { useQueryClient } from "@tanstack/react-query";
import { Copy, Link2, Trash2 } from "lucide-react";
import { useState } from "react";
import type { PageSummary } from "#publishing";
import { Alert, Button, DataTable, EmptyState, IconButton, SelectField, toast, type Column } from "#ui/kit";
import { messageOf, sendJson } from "../../api.ts";
import { useList } from "../../list.ts";
import { Moment } from "../../Moment.tsx";
import { useSession } from "../../session.tsx";
import { useSubmit } from "../../use-submit.ts";
import { pageApi } from "../page.ts";

type PreviewLink = { id: string; url: string; author: string; createdAt: string; expiresAt: string };

const DAY_HOURS = 24;
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
        Link of <Moment at={createdAt} />
      </a>
    ),
  },
  { id: "by", header: "Made by", cell: ({ author }) => author },
  { id: "expires", header: "Works until", cell: ({ expiresAt }) => <Moment at={expiresAt} /> },
];

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast.success("The link is copied");
  } catch {
    toast.error("The browser doesn’t let this page copy. Select the link and copy it yourself.");
  }
}

/** Links that show the draft to people without an account. */
export function LinksTab({ page }: { page: PageSummary }) {
  const { may } = useSession();
  const client = useQueryClient();
  const api = `${pageApi(page.id)}/previews`;
  const { rows, error, onRetry } = useList<PreviewLink>(api);
  const [hours, setHours] = useState(String(3 * DAY_HOURS));
  const reload = () => client.invalidateQueries({ queryKey: [api] });
  const form = useSubmit(async () => {
    const made = await sendJson<PreviewLink>("POST", api, { hours: Number(hours) });
    await reload();
    toast.success("The link is ready.", { action: { label: "Copy link", onClick: () => void copy(made.url) } });
  });
  const revoke = async ({ id }: PreviewLink) => {
    try {
      await sendJson("DELETE", `/api/previews/${id}`);
      toast.success("The link doesn’t work any more.");
    } catch (failure) {
      toast.error(messageOf(failure));
    }
    await reload();
  };
  return (
    <div className="grid gap-4">
      <p className="max-w-prose text-ink-soft">
        Whoever has such a link sees the draft as it is at that moment, without an account, until the link ends.
      </p>
      {may("page.edit") && (
        <form noValidate onSubmit={form.handleSubmit} className="flex flex-wrap items-end gap-3">
          <div className="w-40">
            <SelectField label="Works for" value={hours} onValueChange={setHours} options={DURATIONS} />
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
        rows={rows}
        rowKey={({ id }) => id}
        error={error}
        onRetry={onRetry}
        empty={<EmptyState icon={<Link2 />} title="No link at the moment" />}
        rowActions={(link) => (
          <>
            <IconButton label="Copy link" icon={<Copy />} onClick={() => void copy(link.url)} />
            {may("page.edit") && (
              <IconButton label="Revoke link" icon={<Trash2 />} danger onClick={() => void revoke(link)} />
            )}
          </>
        )}
      />
    </div>
  );
}
