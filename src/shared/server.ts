export { newId, newKey } from "./id.server.ts";
export { csvLine } from "./csv.server.ts";
export { sanitiseSvgFile } from "./svg/svg-file.server.ts";
export { inSlices } from "./in-slices.server.ts";
