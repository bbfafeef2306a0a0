import type { Ports, RowProperty, WantedRows } from "#blocks/server";
import {
  ENTITIES_TAG,
  findEntity,
  findRow,
  listRows,
  presentProperties,
  rowsTag,
  type Entity,
  type Property,
} from "#records/server";
import { localePath, type Locale } from "#shared";
import { findTenant, TENANTS_TAG, tenantTag } from "#tenants/server";
import { SITE_TENANT } from "#tenants";
import type { Services } from "../services.ts";

type Reader = Pick<Ports, "readRows" | "readRow">;

const TYPES: Record<Property["type"], RowProperty["type"]> = {
  text: "text",
  longText: "text",
  number: "number",
  money: "money",
  date: "date",
  dateTime: "dateTime",
  boolean: "boolean",
  choice: "text",
  choices: "list",
  email: "email",
  link: "link",
  phone: "phone",
  image: "image",
  file: "link",
  reference: "text",
};

const shownProperty = ({ id, name, title, order, isDisplay, type, currency, isSortable }: Property): RowProperty => ({
  id,
  name,
  title,
  order,
  isDisplay,
  currency,
  type: TYPES[type],
  isSortable: isSortable && type !== "choices",
});

const fold = (text: string) => text.trim().toLowerCase();

/**
 * An entity with nothing but what visitors may see of it. What isn't in it can't be read, sorted, filtered or searched by.
 * The id of a row that is referred to says nothing to visitors.
 */
function visiblePart(entity: Entity, hidden: readonly string[]): Entity {
  const left = new Set(hidden.map(fold));
  const isShown = ({ id, name, title, isPrivate, type }: Property) =>
    !isPrivate && type !== "reference" && ![id, name, title].some((one) => left.has(fold(one)));
  return { ...entity, properties: presentProperties(entity).filter(isShown) };
}

type OpenRows = { tenantId: string; entity: Entity };

/**
 * Finds what an address or an editor asks for.
 * @returns the rows, only if both the tenant and the entity are open to visitors; and what that depends on.
 */
async function findOpen(
  { database: { db } }: Services,
  { tenant: called, entity: name, hidden }: WantedRows,
): Promise<{ open?: OpenRows; tags: string[] }> {
  const tenant = await findTenant(db, called ?? SITE_TENANT);
  const entity = await findEntity(db, name);
  const tags = [entity ? rowsTag(entity.id) : ENTITIES_TAG, tenant ? tenantTag(tenant.id) : TENANTS_TAG];
  if (!tenant?.isOpen || !entity?.visitors.read) return { tags };
  return { open: { tenantId: tenant.id, entity: visiblePart(entity, hidden) }, tags };
}

/** Makes the readers of rows for the blocks of one page. @param address where it is rendered. */
export function rowsReader(services: Services, { path, locale }: { path: string; locale: Locale }): Reader {
  const { database } = services;

  const readRows: Reader["readRows"] = async ({ size, sort, search = "", after, ...wanted }) => {
    const { open, tags } = await findOpen(services, wanted);
    if (!open) return { data: undefined, tags };
    const { entity } = open;
    const own = open.tenantId === SITE_TENANT ? (await services.rowPages.read()).get(entity.name) : undefined;
    const hrefOf = (id: string) => own && localePath(own.path.replace(`:${own.param}`, id), locale);
    const query = { limit: size, search };
    const attempts = [{ ...query, sort, cursor: after }, { ...query, sort }, query];
    for (const attempt of attempts) {
      const page = await listRows(database, open, attempt);
      // An address may hold anything: what the list doesn't know is ignored.
      if (!page.ok) continue;
      const data = {
        entity: { title: entity.title, titlePlural: entity.titlePlural },
        properties: entity.properties.map(shownProperty),
        rows: page.value.items.map((row) => ({ ...row, href: hrefOf(row.id) })),
        href: localePath(path, locale),
        sort: "sort" in attempt ? attempt.sort : undefined,
        search: search || undefined,
        isContinued: "cursor" in attempt && attempt.cursor !== undefined,
        next: page.value.nextCursor,
      };
      return { data, tags };
    }
    return { data: undefined, tags };
  };

  const readRow: Reader["readRow"] = async ({ row: id, ...wanted }) => {
    const { open, tags } = await findOpen(services, wanted);
    const row = open && (await findRow(database, open, id));
    if (!open || !row?.ok) return { data: undefined, tags };
    const { title, titlePlural, properties } = open.entity;
    return {
      data: { entity: { title, titlePlural }, properties: properties.map(shownProperty), row: row.value },
      tags,
    };
  };

  return { readRows, readRow };
}
