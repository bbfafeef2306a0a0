import { useSession } from "#client";
import { useSavedViews, ViewsMenu } from "#views/screens";
import type { InboxViewSettings } from "../../view-contract.ts";
import { VIEW_FILTERS } from "../../entry.ts";
import { call } from "../client.ts";
import type { InboxAddress } from "../use-inbox-address.ts";

const isSame = (one: InboxViewSettings, other: InboxViewSettings): boolean =>
  VIEW_FILTERS.every((name) => (one[name] ?? "") === (other[name] ?? ""));

/** The saved views of the inbox. */
export function InboxViews({ address }: { address: InboxAddress }) {
  const { may } = useSession();
  const saved = useSavedViews<InboxViewSettings>("inbox", {
    list: (signal) => call("GET /api/inbox/views", { signal }),
    create: (body) => call("POST /api/inbox/views", { body }),
    change: (id, body) => call("PATCH /api/inbox/views/:id", { params: { id }, body }),
    remove: (id) => call("DELETE /api/inbox/views/:id", { params: { id } }),
  });
  return (
    <ViewsMenu
      saved={saved}
      settings={address.filters}
      isSame={isSame}
      current={address.view}
      all="Everything open"
      description="Keeps the search and the filters under a name."
      onShow={(view) => address.show(view?.settings ?? {}, view?.id ?? "")}
      onName={(view) => address.show(address.filters, view)}
      mayEdit={may("lead.edit")}
    />
  );
}
