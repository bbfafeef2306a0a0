const ACCOUNT = /^(?:@|https:\/\/(?:www\.)?(?:x|twitter)\.com\/@?)?(\w{1,15})\/?$/;

/**
 * Reads `twitterCreator` (spec 3): the account of the newsletter's author, as "@name" or as its address.
 * @returns its name and address; undefined for anything else.
 */
export function creatorAccount(creator: string): { name: string; href: string } | undefined {
  const account = ACCOUNT.exec(creator.trim())?.[1];
  return account ? { name: `@${account}`, href: `https://x.com/${account}` } : undefined;
}
