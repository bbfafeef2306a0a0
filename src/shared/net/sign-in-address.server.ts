/** Ends a message about an address of a server with a user and a password. */
export const ENCODE_SIGN_IN =
  "with special characters of the password encoded (% is %25, @ is %40, / is %2F, # is %23)";

/**
 * @returns whether an address of a server is read as it was meant: with a special character that isn't encoded, the user or the
 * password can end early, and what follows would be taken for the host, its port or a path.
 */
export function isSignInWhole(address: string): boolean {
  const url = URL.parse(address);
  if (!url || url.pathname.includes("@") || url.hash !== "") return false;
  try {
    decodeURIComponent(url.username + url.password);
    return true;
  } catch {
    return false;
  }
}
