export { mediaRoutes } from "./routes.server.ts";
export { pictureForModel } from "./picture-for-model.server.ts";
export { mediaSizes, nameOfMedia } from "./size.server.ts";
export { sweepUnfinished } from "./files.server.ts";
