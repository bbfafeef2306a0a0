/** The networks of spec 3 and those that settings add, with their names, which are the same in every language. */
export const SOCIAL_NETWORKS = [
  ["instagram", "Instagram"],
  ["twitter", "X (Twitter)"],
  ["github", "GitHub"],
  ["discord", "Discord"],
  ["linkedin", "LinkedIn"],
  ["youtube", "YouTube"],
] as const;
