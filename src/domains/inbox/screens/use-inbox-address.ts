import { useMemo } from "react";
import { useNavigate, useParams, useSearchParams } from "react-router";
import type { InboxViewSettings } from "../view-contract.ts";
import { VIEW_FILTERS } from "../entry.ts";

const HOME = "/admin/inbox";

/** Which entries the inbox shows, and which one is open: all of it is in the address. */
export function useInboxAddress() {
  const { id } = useParams();
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const filters = useMemo(
    () =>
      Object.fromEntries(
        VIEW_FILTERS.flatMap((name) => (query.get(name) ? [[name, query.get(name)]] : [])),
      ) as InboxViewSettings,
    [query],
  );
  const search = query.toString();
  const addressOf = (entry?: string) => `${HOME}${entry ? `/${entry}` : ""}${search && `?${search}`}`;

  /** Shows the entries of these filters, called after a view. The open entry stays. */
  const show = (next: InboxViewSettings, view: string) =>
    setQuery(new URLSearchParams(Object.entries({ view, ...next }).filter(([, value]) => value !== "")), {
      replace: true,
    });
  const view = query.get("view") ?? "";
  return {
    id,
    filters,
    view,
    addressOf,
    show,
    change: (name: (typeof VIEW_FILTERS)[number], value: string) => show({ ...filters, [name]: value }, view),
    /** @param isReplacing going on to the next entry leaves no trace in the history. */
    open: (entry: string | undefined, isReplacing = false) => void navigate(addressOf(entry), { replace: isReplacing }),
  };
}

/** What the address of the inbox says, and what changes it. */
export type InboxAddress = ReturnType<typeof useInboxAddress>;
