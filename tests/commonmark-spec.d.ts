declare module "commonmark-spec" {
  /** The examples of the CommonMark specification; `→` in them is a tab. */
  export const tests: readonly { markdown: string; html: string; section: string; number: number }[];
}
