/** A person who works on a page: their tab, and the block that they are at. */
export type Person = { clientId: string; name: string; key?: string };

/** What a process sends the others about a person. */
export type PresenceMessage = Person & { pageId: string; isLeaving: boolean };

/** A person without a heartbeat for this long counts as gone. */
const GONE_MS = 60_000;

/** Who is on which page, as far as this process knows. */
export class People {
  readonly #pages = new Map<string, Map<string, Person & { seenAt: number }>>();

  /** Records a heartbeat. @returns whether what others see has changed. */
  record({ pageId, isLeaving, ...person }: PresenceMessage, now: number): boolean {
    const people = this.#pages.get(pageId) ?? new Map<string, Person & { seenAt: number }>();
    const known = people.get(person.clientId);
    if (isLeaving) {
      people.delete(person.clientId);
    } else {
      people.set(person.clientId, { ...person, seenAt: now });
    }
    if (people.size > 0) this.#pages.set(pageId, people);
    else this.#pages.delete(pageId);
    if (isLeaving) return known !== undefined;
    return known?.key !== person.key || known?.name !== person.name;
  }

  /** Removes people without a heartbeat. @returns the pages whose people have changed. */
  forgetGone(now: number): string[] {
    return [...this.#pages].flatMap(([pageId, people]) => {
      const gone = [...people.values()].filter(({ seenAt }) => now - seenAt > GONE_MS);
      for (const { clientId } of gone) people.delete(clientId);
      if (people.size === 0) this.#pages.delete(pageId);
      return gone.length > 0 ? [pageId] : [];
    });
  }

  /** @returns who is on a page, in the order in which they came. */
  on(pageId: string): Person[] {
    const people = [...(this.#pages.get(pageId)?.values() ?? [])];
    return people.map(({ clientId, name, key }) => (key === undefined ? { clientId, name } : { clientId, name, key }));
  }
}
