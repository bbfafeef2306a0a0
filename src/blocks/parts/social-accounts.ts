/** The networks of spec 3 by the names they go by, in every language. */
const NETWORKS = [
  ["instagram", "Instagram"],
  ["twitter", "X (Twitter)"],
  ["github", "GitHub"],
  ["discord", "Discord"],
] as const;

/** @returns the accounts that content gives, each with the name of its network. */
export function socialAccounts(socials: Partial<Record<(typeof NETWORKS)[number][0], string>> = {}) {
  return NETWORKS.flatMap(([network, name]) => {
    const href = socials[network];
    return href ? [{ name, href }] : [];
  });
}
