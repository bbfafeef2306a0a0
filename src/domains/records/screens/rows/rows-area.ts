import { createContext, use } from "react";
import { useSession } from "#client";
import { binAddress, DATA, rowsAddress } from "../addresses.ts";

/** Where the screens of rows are shown, and whose rows. */
export type RowsArea = {
  /** Whose rows are shown; undefined where the address decides. */
  tenant?: string;
  /** The list that the screens belong to. */
  home: { to: string; label: string };
  rowsAddress: (entity: string) => string;
  binAddress: (entity: string, search?: string) => string;
  /** Whether rows may be changed; undefined: as the role on the site says. */
  mayEdit?: boolean;
};

const ADMIN: RowsArea = { home: { to: DATA, label: "Data" }, rowsAddress, binAddress };

/** The admin's area unless a tenant's people see their own rows. */
export const RowsAreaContext = createContext<RowsArea>(ADMIN);

/** @returns where the screens of rows are shown, with whether the user may change rows, and entities. */
export function useRowsArea() {
  const area = use(RowsAreaContext);
  const isStaff = useSession().may("data.edit");
  return { ...area, mayEdit: area.mayEdit ?? isStaff, mayChangeEntity: area.tenant === undefined && isStaff };
}
