import { clientOf, listsOf } from "#client";
import type { tenantContract } from "#tenants";
import type { recordContract } from "../contract.ts";
import type { bulkContract } from "../rows/bulk-contract.ts";
import type { entityContract } from "../entities/entity-contract.ts";
import type { textContract } from "../writing/text-contract.ts";
import type { typeContract } from "../types/type-contract.ts";
import type { viewContract } from "../views/view-contract.ts";

/** The key that queries of entities begin with. */
export const ENTITIES = "/api/entities";

/** The key of the query of deleted entities. */
export const DELETED_ENTITIES = "/api/deleted-entities";

type Api = typeof recordContract &
  typeof entityContract &
  typeof typeContract &
  typeof textContract &
  typeof bulkContract &
  typeof viewContract &
  typeof tenantContract;

export const call = clientOf<Api>();
export const useList = listsOf<Api>();

/** The rows that a screen shows: a tenant's, of an entity; both by name. */
export type RowsPlace = { tenant: string; entity: string };

/** The key that lists of rows begin with: their address. */
export const rowsKey = ({ tenant, entity }: RowsPlace) =>
  `/api/tenants/${encodeURIComponent(tenant)}/entities/${encodeURIComponent(entity)}/rows`;

/** The address that takes pictures for a row. */
export const picturesAddress = ({ tenant, entity }: RowsPlace) =>
  `/api/tenants/${encodeURIComponent(tenant)}/entities/${encodeURIComponent(entity)}/pictures`;
