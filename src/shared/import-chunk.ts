/** After this what failed is requested again, or sooner if the browser goes online. */
const RETRY_MS = 5000;
/** After this a script that the document preloads is requested anyway: where a browser hides timings, its arrival goes unnoticed. */
const PRELOAD_MS = 500;

/** A chunk that couldn't be loaded. Without `canRetry`, trying again can't help: the document is out of date. */
export class ChunkError extends Error {
  readonly canRetry: boolean;

  constructor(canRetry: boolean, cause: unknown) {
    super("import error", { cause });
    this.canRetry = canRetry;
  }
}

/** Files that are loaded or loading, by address; filled by the first import. */
let arrivals: Map<string, Promise<void>> | undefined;

/** Downloads a file into the browser's cache. @throws ChunkError */
async function download(address: string): Promise<void> {
  const response = await fetch(address, { redirect: "error" });
  await response.arrayBuffer();
  if (!response.ok) throw new ChunkError(![404, 410].includes(response.status), response.status);
}

/** Adds a stylesheet to the document unless it is there. A failed one is removed, so that the next attempt starts afresh. */
async function addStylesheet(address: string): Promise<void> {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = address;
  if ([...document.styleSheets].some(({ href }) => href === link.href)) return;
  await new Promise((resolve, reject) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", reject);
    document.head.append(link);
  }).catch((error: unknown) => {
    link.remove();
    throw error;
  });
}

async function bring(address: string): Promise<void> {
  try {
    await download(address);
    if (address.endsWith(".css")) await addStylesheet(address);
  } catch (error) {
    arrivals?.delete(address);
    throw error instanceof ChunkError ? error : new ChunkError(true, error);
  }
}

/** Waits for a script that the document preloads, and downloads it if that fails. @throws ChunkError */
async function awaitPreload(link: HTMLLinkElement, address: string): Promise<void> {
  // The event of the arrival; nothing after a failure or too long a time.
  const arrived = await new Promise<unknown>((resolve) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", () => resolve(undefined));
    setTimeout(resolve, PRELOAD_MS);
  });
  if (!arrived) await bring(address);
}

/** @returns the files that came with the document or are on their way. */
function documentFiles(): Map<string, Promise<void>> {
  const pathOf = (address: string) => new URL(address).pathname;
  const scripts = performance.getEntriesByType("resource").map(({ name }) => pathOf(name));
  const sheets = [...document.styleSheets].flatMap(({ href }) => (href ? pathOf(href) : []));
  const loaded = [...scripts.filter((path) => path.endsWith(".js")), ...sheets];
  const files = new Map(loaded.map((path) => [path, Promise.resolve()]));
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]")) {
    const path = pathOf(link.href);
    if (!files.has(path)) files.set(path, awaitPreload(link, path));
  }
  return files;
}

function arrive(address: string): Promise<void> {
  arrivals ??= documentFiles();
  const arrival = arrivals.get(address) ?? bring(address);
  arrivals.set(address, arrival);
  return arrival;
}

/**
 * Replaces every `import()` in the builds for browsers (vite.config.ts). Browsers never request a module again that failed
 * to load, nor one that it imports. So the chunk and all its dependencies are downloaded first, and imported from the
 * browser's cache only once everything has arrived: failed downloads can be retried.
 * @param files the chunk, the chunks it imports, and their stylesheets.
 * @throws ChunkError
 * @public
 */
export async function importChunk<Module>(load: () => Promise<Module>, files: readonly string[]): Promise<Module> {
  await Promise.all(files.map((file) => arrive(`/${file}`)));
  try {
    return await load();
  } catch (error) {
    throw new ChunkError(false, error);
  }
}

/** Resolves when it is worth trying again what failed for want of a connection: after 5 s, or once the browser goes online. */
export function reconnection(): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(resolve, RETRY_MS);
    addEventListener("online", resolve, { once: true });
  });
}

/** Loads what has no retry button: retries until there is a connection. @throws when retrying can't help. */
export async function keepLoading<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch (error) {
    if (!(error instanceof ChunkError && error.canRetry)) throw error;
  }
  await reconnection();
  return keepLoading(load);
}
