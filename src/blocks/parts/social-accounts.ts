import { SOCIAL_NETWORKS } from "#shared";

/** Addresses of accounts by network. */
export type SocialAddresses = Partial<Record<(typeof SOCIAL_NETWORKS)[number][0], string>>;

/** @returns the accounts from content or settings, each with the name of its network. */
export function socialAccounts(socials: SocialAddresses = {}) {
  return SOCIAL_NETWORKS.flatMap(([network, name]) => {
    const href = socials[network];
    // A network that a block's own schema doesn't know may hold anything.
    return href && typeof href === "string" ? [{ name, href }] : [];
  });
}
