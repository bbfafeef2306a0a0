import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/** The project's folder. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), "../..");
/** Files that browsers load, made by the build. */
export const CLIENT_FOLDER = join(ROOT, "dist/client");
/** The server's entry, made by the build. */
export const SERVER_ENTRY = join(ROOT, "dist/server/index.js");
/** The address to import it by: a path may have characters that mean something else there. */
export const SERVER_MODULE = pathToFileURL(SERVER_ENTRY).href;
