import { use } from "react";
import { keepLoading } from "#shared";

/** Code that is loaded when it is needed. */
export type LazyCode = {
  isLoaded: () => boolean;
  /** Loads the code once; without a connection it waits for one. @throws Error with a message for people. */
  load: () => Promise<void>;
};

/** A module that is loaded when it is needed. */
type LazyModule<Loaded> = LazyCode & {
  /** Gives a component the code; suspends until it is there, afterwards never. */
  read: () => Loaded;
};

const OUTDATED = "This block couldn’t be loaded. There may be a newer version: reload the page to go on.";

/** Makes a module of an import. */
export function lazyModule<Loaded>(fetchModule: () => Promise<Loaded>): LazyModule<Loaded> {
  let loaded: { module: Loaded } | undefined;
  let loading: Promise<Loaded> | undefined;

  async function loadOnce(): Promise<Loaded> {
    try {
      const module = await keepLoading(fetchModule);
      loaded = { module };
      return module;
    } catch (cause) {
      throw new Error(OUTDATED, { cause });
    }
  }
  const start = () => (loading ??= loadOnce());
  return {
    isLoaded: () => loaded !== undefined,
    load: async () => void (await start()),
    read: () => (loaded ? loaded.module : use(start())),
  };
}
