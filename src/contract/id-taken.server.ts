import { failAt } from "#shared";

/** The failure for an id that the caller chose (`ownId`) and that something else has. */
export const idTaken = () => failAt("INVALID", "Something else has this id", { path: ["id"] });
