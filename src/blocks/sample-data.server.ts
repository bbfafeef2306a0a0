const modules = import.meta.glob<unknown>("./*/sample-data.server.ts", { eager: true, import: "data" });

/** By block type, what the catalogue shows in place of a loader's data. */
export const sampleData: ReadonlyMap<string, unknown> = new Map(
  Object.entries(modules).map(([file, data]) => [file.split("/")[1] ?? "", data]),
);
