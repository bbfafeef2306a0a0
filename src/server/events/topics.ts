import type { Permission } from "#contract";
import type { EventStream } from "./event-stream.ts";

/** What browsers can follow besides pages: they are notified of changes, and then reload what they show. */
export const TOPICS = ["executions"] as const;
export type Topic = (typeof TOPICS)[number];

/** The permission that following a topic requires. */
export const PERMISSION_OF: Readonly<Record<Topic, Permission>> = { executions: "automation.view" };

export const isTopic = (text: string): text is Topic => TOPICS.some((topic) => topic === text);

/** The streams that follow topics. */
export class Topics {
  readonly #streams = new Map<Topic, Set<EventStream>>();

  /** Subscribes a stream to a topic and notifies it at once: what its browser has read before may be out of date. */
  follow(topic: Topic, stream: EventStream): void {
    this.#streams.set(topic, (this.#streams.get(topic) ?? new Set()).add(stream));
    stream.send("changed", { topic });
  }

  leave(stream: EventStream): void {
    for (const streams of this.#streams.values()) streams.delete(stream);
  }

  /** Tells everyone who follows a topic that it has changed. */
  tell(topic: Topic): void {
    for (const stream of this.#streams.get(topic) ?? []) stream.send("changed", { topic });
  }
}
