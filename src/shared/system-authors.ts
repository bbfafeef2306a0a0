/** What history calls the site itself where it changed something. */
export const SYSTEM_AUTHORS = { automation: "Automation", erasure: "Erasure" } as const;
