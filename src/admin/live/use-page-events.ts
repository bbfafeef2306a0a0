import { useEffect, useEffectEvent, useState } from "react";
import type { Connection, PageEvent, Person } from "./page-event.ts";
import { followPage } from "./page-feed.ts";

type PageEventHandlers = {
  /** Receives accepted operations, own ones included, each once and in order without gaps; or the draft after too many. */
  onOperations: (event: Extract<PageEvent, { kind: "operations" }>) => void;
  /** The page's name, path or status may have changed. */
  onStatus: () => void;
};

/**
 * Keeps a page up to date with what everyone does on it (docs/api.md): over one stream for all tabs of the browser,
 * else by polling every 5 seconds.
 * @param pageId undefined while the page can't be followed, as nobody is signed in.
 * @param revision the loaded draft's. Later ones are tracked automatically.
 * @returns who has the page open, this tab included, and how the page is followed.
 */
export function usePageEvents(
  pageId: string | undefined,
  revision: number,
  handlers: PageEventHandlers,
): { people: readonly Person[]; connection: Connection } {
  const [people, setPeople] = useState<readonly Person[]>([]);
  const [connection, setConnection] = useState<Connection>("live");
  const onOperations = useEffectEvent(handlers.onOperations);
  const onStatus = useEffectEvent(handlers.onStatus);
  const begin = useEffectEvent(() => revision);
  useEffect(() => {
    if (pageId === undefined) return undefined;
    return followPage(pageId, begin(), {
      onConnection: setConnection,
      onEvent: (event) => {
        if (event.kind === "presence") setPeople(event.people);
        else if (event.kind === "status") onStatus();
        else onOperations(event);
      },
    });
  }, [pageId]);
  return { people, connection };
}
