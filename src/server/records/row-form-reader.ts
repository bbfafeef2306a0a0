import type { Ports } from "#blocks/server";
import { entityTag, findRow, rowsTag } from "#records/server";
import { rowsFeature } from "#tenants";
import { readFeature } from "#tenants/server";
import type { Services } from "../services.ts";
import { readCreatedValue, readPlace } from "./created-row.ts";
import { formFields, isFillable } from "./form-fields.ts";
import { findOpenRows, type OpenRows } from "./open-rows.ts";
import { shownProperty } from "./shown-property.ts";

type ReadRowForm = Ports["readRowForm"];

/** Makes the reader of forms for new rows. @param href the path of the page that shows them. */
export function rowFormReader({ database, secret, log }: Services, href: string): ReadRowForm {
  /** One in the bin is confirmed as any other: its sender must not learn that it is held for spam. */
  async function findCreated(open: OpenRows, value: string) {
    const rows = { tenantId: open.tenantId, entityId: open.entity.id };
    const id = readCreatedValue(secret, value, rows, Date.now());
    const row = id === undefined ? undefined : await findRow(database, open, id, { inBin: true });
    return row?.ok ? row.value : undefined;
  }

  return async ({ created = "", ...wanted }) => {
    const { value, place } = readPlace(created);
    const { open, tags } = await findOpenRows(database, wanted, "create", entityTag);
    if (!open) return { data: undefined, tags };
    const { tenantId, entity } = open;
    if (!isFillable(open)) {
      log.warn({ entity: entity.name, path: href }, "a form for new rows lacks a required property without a default");
      return { data: undefined, tags };
    }
    const use = await database.readTenant(tenantId, (handle) => readFeature(handle, rowsFeature(entity.id)));
    const data = {
      entity: { title: entity.title, titlePlural: entity.titlePlural },
      href,
      fields: formFields(open),
      properties: entity.properties.map(shownProperty),
      isFull: use.max !== undefined && use.used >= use.max,
      created: await findCreated(open, value),
      createdIn: place,
    };
    // Only where there is a limit can a row change the form.
    return { data, tags: use.max === undefined ? tags : [...tags, rowsTag(entity.id)] };
  };
}
