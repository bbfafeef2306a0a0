/** The address of the area. */
export const DATA = "/admin/data";

/** The screen that makes an entity. No entity can have this name. */
export const NEW_ENTITY = `${DATA}/_new`;

/** The rows of an entity. */
export const rowsAddress = (entity: string) => `${DATA}/${entity}`;

/** The screen that changes an entity. */
export const entityAddress = (entity: string) => `${DATA}/${entity}/properties`;

/** The bin of an entity. */
export const binAddress = (entity: string, search = "") => `${DATA}/${entity}/bin${search}`;
