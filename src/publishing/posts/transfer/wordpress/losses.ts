/** The parts of a post's markup that couldn't be kept, by name, in the order in which they were found. */
export class Losses {
  readonly #lost = new Set<string>();
  readonly #linked = new Set<string>();

  /** Something that is left out: "form", "shortcode [contact]". */
  lose(what: string): void {
    this.#lost.add(what.slice(0, 60));
  }

  /** Something that became a link to it: "video". */
  link(what: string): void {
    this.#linked.add(what);
  }

  /** @returns sentences for people. */
  remarks(): string[] {
    const [lost, linked] = [[...this.#lost].slice(0, 20), [...this.#linked]];
    return [
      ...(lost.length > 0 ? [`Left out: ${lost.join(", ")}`] : []),
      ...(linked.length > 0 ? [`Became a link: ${linked.join(", ")}`] : []),
    ];
  }
}
