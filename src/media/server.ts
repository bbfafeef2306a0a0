export { addMedia, describeMedia, listMedia } from "./library.server.ts";
export { mediaSizes, nameOfMedia } from "./size.server.ts";
