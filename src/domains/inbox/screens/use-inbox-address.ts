import { useMemo } from "react";
import { useNavigate, useParams } from "react-router";
import { useAddressQuery } from "#client";
import type { InboxViewSettings } from "../view-contract.ts";
import { VIEW_FILTERS } from "../entry.ts";

const HOME = "/admin/inbox";

/** Which entries the inbox shows, and which one is open, kept in the address. */
export function useInboxAddress() {
  const { id } = useParams();
  const navigate = useNavigate();
  const { query, edit, change } = useAddressQuery();
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
    edit((latest) => {
      for (const name of ["view", ...VIEW_FILTERS]) latest.delete(name);
      for (const [name, value] of Object.entries({ view, ...next })) if (value !== "") latest.set(name, value);
    });
  return {
    id,
    filters,
    view: query.get("view") ?? "",
    addressOf,
    show,
    change: (name: (typeof VIEW_FILTERS)[number], value: string) => change({ [name]: value || undefined }),
    /** @param isReplacing going on to the next entry leaves no trace in the history. */
    open: (entry: string | undefined, isReplacing = false) => void navigate(addressOf(entry), { replace: isReplacing }),
  };
}

/** What the address of the inbox says, and what changes it. */
export type InboxAddress = ReturnType<typeof useInboxAddress>;
