import type { Operation } from "#publishing";

/** An operation as the server accepted it. */
export type AcceptedOperation = Operation & { revision: number; clientId: string; batchId: string };

/** Somebody who has the page open: which of their tabs, and the block that they are at. */
export type Person = { clientId: string; name: string; key?: string };

/** What happens on a page (docs/api.md). `status`: its name, path or status may have changed. */
export type PageEvent =
  | { kind: "operations"; revision: number; operations: AcceptedOperation[] }
  | { kind: "presence"; people: Person[] }
  | { kind: "status" };

/** How this tab hears of the page: at once, or by asking every few seconds. */
export type Connection = "live" | "polling";

/** What tabs tell each other. `from` of a wish is the tab; a wish without pages takes it back. */
export type TabMessage =
  | { type: "wish"; from: string; pages: readonly (readonly [pageId: string, revision: number])[] }
  /** A new leader asks what everybody wishes. */
  | { type: "ask" }
  /** The leader's sign of life: whether its stream is open, on which pages, and who is there. */
  | { type: "state"; isLive: boolean; pages: readonly string[]; people: Readonly<Record<string, Person[]>> }
  | { type: "event"; pageId: string; event: PageEvent };
