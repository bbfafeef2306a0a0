/** A test file and how long it ran. */
export type FileTime = { file: string; seconds: number; tests: number };

const SHOWN = 30;

/** @returns the slowest files as a Markdown table, the slowest first. */
export function slowestFiles(files: readonly FileTime[]): string {
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SHOWN);
  const rows = slowest.map(({ file, seconds, tests }) => `| ${seconds.toFixed(1)} | ${tests} | ${file} |`);
  return ["| seconds | tests | file |", "| ---: | ---: | --- |", ...rows].join("\n");
}
