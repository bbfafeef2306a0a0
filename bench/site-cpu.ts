import { newFolder, startSite } from "../tests/e2e/server-process.ts";
import { cpuMs } from "./load.ts";
import { ADMIN, signIn } from "./sign-in.ts";

/** Measures CPU milliseconds of a signed-in request to a site. @param path of the request by its number. */
export type CpuOf = (path: (n: number) => string) => Promise<number>;

/**
 * Starts a site whose database was filled while no server had it open, and stops it afterwards.
 * @param times how many requests are measured, after as many that aren't.
 */
export async function withFilledSite<Measured>(
  fill: (folder: string) => Promise<void>,
  times: number,
  measure: (cpuOf: CpuOf) => Promise<Measured>,
): Promise<Measured> {
  const variables = { DATA_DIR: newFolder(), ...ADMIN };
  await (await startSite(variables)).stop();
  await fill(variables.DATA_DIR);
  const site = await startSite(variables);
  const headers = await signIn(site.url);
  const ask = async (path: string) => (await fetch(site.url + path, { headers })).arrayBuffer();
  async function cpuOf(path: (n: number) => string): Promise<number> {
    for (let n = 0; n < times; n += 1) await ask(path(n));
    const before = cpuMs(site.child.pid ?? 0) ?? 0;
    for (let n = 0; n < times; n += 1) await ask(path(times + n));
    return ((cpuMs(site.child.pid ?? 0) ?? 0) - before) / times;
  }
  try {
    return await measure(cpuOf);
  } finally {
    await site.stop();
  }
}
