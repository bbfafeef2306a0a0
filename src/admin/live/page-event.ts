import type { Draft, LoggedOperation } from "#publishing";

/** Someone who has the page open: their tab, and the block that they are at. */
export type Person = { clientId: string; name: string; key?: string };

/**
 * What happens on a page (docs/api.md). `status`: its name, path or status may have changed. `draft`: the draft at the
 * revision, where too many operations were missed.
 */
export type PageEvent =
  | { kind: "operations"; revision: number; operations: LoggedOperation[]; draft?: Draft }
  | { kind: "presence"; people: Person[] }
  | { kind: "status" };

/** How this tab follows the page: by events, or by polling. */
export type Connection = "live" | "polling";

/** Messages between tabs. `from` is the subscribing tab; without pages it unsubscribes. */
export type TabMessage =
  | { type: "subscribe"; from: string; pages: readonly (readonly [pageId: string, revision: number])[] }
  /** A new leader asks for everyone's subscriptions. */
  | { type: "resubscribe" }
  /** The leader's heartbeat: whether its stream is open, on which pages, what they have come to, and who is there. */
  | {
      type: "state";
      isLive: boolean;
      pages: readonly string[];
      /** Absent from a tab with the code of an earlier version. */
      revisions?: Readonly<Record<string, number>>;
      people: Readonly<Record<string, Person[]>>;
    }
  | { type: "event"; pageId: string; event: PageEvent };
