import { benchThroughput } from "../throughput.ts";
import { row, type Row } from "./row.ts";

/** Cached pages beside a bare server. */
export async function throughputRows(): Promise<Row[]> {
  const { bare, site, campaign, idleMb, loadedMb, startMs } = await benchThroughput();
  const ratio = (load: typeof site) => load.requestsPerSecond / bare.requestsPerSecond;
  const loadRow = (name: string, load: typeof site) =>
    row(
      name,
      `${load.requestsPerSecond} requests/s, p99 ${load.p99.toFixed(2)} ms, ${load.cpuMsPerRequest.toFixed(3)} CPU ms; ${ratio(load).toFixed(2)} x bare`,
      ">= 0.5 x bare, <= 0.06 CPU ms",
      ratio(load) >= 0.5 && load.cpuMsPerRequest <= 0.06,
    );
  return [
    row(
      "Bare node:http, same bytes",
      `${bare.requestsPerSecond} requests/s, p99 ${bare.p99.toFixed(2)} ms, ${bare.cpuMsPerRequest.toFixed(3)} CPU ms`,
      "the floor",
      true,
    ),
    loadRow("Landing page from the cache", site),
    loadRow("The same with campaign parameters", campaign),
    row("Start to the first answered request", `${startMs} ms`, "< 3000 ms", startMs < 3000),
    row("Memory after start, under load", `${idleMb} MB, ${loadedMb} MB`, "", true),
  ];
}
