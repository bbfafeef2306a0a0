import { useEffect, useState } from "react";
import { useEditor } from "../state/editor-context.tsx";
import type { DataSource } from "./data-source.ts";

/** @returns the access to the site's data; undefined until it has loaded. */
export function useDataSource(): DataSource | undefined {
  const { data: load } = useEditor().props;
  const [source, setSource] = useState<DataSource>();
  useEffect(() => {
    let isShown = true;
    // Without a connection there is none: what needs it says so itself.
    void load?.().then(
      (loaded) => isShown && setSource(loaded),
      () => undefined,
    );
    return () => void (isShown = false);
  }, [load]);
  return source;
}
