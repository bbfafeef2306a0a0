import { NavLink } from "react-router";
import { organisationAddress } from "../addresses.ts";
import { useOrganisations } from "./use-organisations.ts";

const linkClass =
  "inline-flex min-h-10 items-center border-b-2 border-transparent px-1 font-medium whitespace-nowrap text-ink-soft no-underline hover:text-ink aria-[current=page]:border-brand aria-[current=page]:text-ink pointer-coarse:min-h-11";

/** The parts of an organisation, and the way to others; nothing for one that isn't the user's. */
export function OrganisationNav({ tenant }: { tenant: string }) {
  const { data = [] } = useOrganisations();
  const organisation = data.find(({ name }) => name === tenant);
  if (!organisation) return null;
  const base = organisationAddress(tenant);
  return (
    <nav aria-label={organisation.title} className="border-b border-line">
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-6 gap-y-1 px-4 max-sm:pt-2 sm:px-8">
        <p className="max-w-full wrap-anywhere font-display text-lead font-semibold">{organisation.title}</p>
        <div className="flex min-w-0 flex-wrap gap-x-5">
          <NavLink to={`${base}/data`} className={linkClass}>
            Data
          </NavLink>
          <NavLink to={`${base}/people`} className={linkClass}>
            People
          </NavLink>
          {organisation.role === "owner" && (
            <NavLink to={`${base}/plan`} className={linkClass}>
              Plan
            </NavLink>
          )}
          <NavLink to={`${base}/settings`} className={linkClass}>
            Organisation
          </NavLink>
          {data.length > 1 && (
            <NavLink to="/account" end className={linkClass}>
              All organisations
            </NavLink>
          )}
        </div>
      </div>
    </nav>
  );
}
