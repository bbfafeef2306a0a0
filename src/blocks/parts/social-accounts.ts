/** The networks of spec 3 and those that settings add, with their names, which are the same in every language. */
const NETWORKS = [
  ["instagram", "Instagram"],
  ["twitter", "X (Twitter)"],
  ["github", "GitHub"],
  ["discord", "Discord"],
  ["linkedin", "LinkedIn"],
  ["youtube", "YouTube"],
] as const;

/** Addresses of accounts by network. */
export type SocialAddresses = Partial<Record<(typeof NETWORKS)[number][0], string>>;

/** @returns the accounts from content or settings, each with the name of its network. */
export function socialAccounts(socials: SocialAddresses = {}) {
  return NETWORKS.flatMap(([network, name]) => {
    const href = socials[network];
    // A network that a block's own schema doesn't know may hold anything.
    return href && typeof href === "string" ? [{ name, href }] : [];
  });
}
