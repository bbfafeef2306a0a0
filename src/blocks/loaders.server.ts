import type { Loader } from "./define-loader.ts";

const modules = import.meta.glob<Loader>("./*/loader.server.ts", { eager: true, import: "loader" });

/** The loaders of the block folders, by type. */
export const loaders: ReadonlyMap<string, Loader> = new Map(
  Object.entries(modules).map(([file, loader]) => [file.split("/")[1] ?? "", loader]),
);
