import { benchRendering } from "../rendering.ts";
import { row, type Row } from "./row.ts";

/** A landing page that is not in the cache. */
export async function renderingRows(): Promise<Row[]> {
  const { renderMs, requestMs, compressedMs } = await benchRendering();
  const ms = (value: number) => `${value.toFixed(2)} CPU ms`;
  return [
    row("Landing page rendered", ms(renderMs), "<= 1 CPU ms", renderMs <= 1),
    row("Whole request that is not in the cache", `${ms(requestMs)}; with brotli ${ms(compressedMs)}`, "", true),
  ];
}
