export { OwnEntities } from "./OwnEntities.tsx";
export { OwnRows } from "./OwnRows.tsx";
