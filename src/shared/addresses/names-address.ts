const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);

/**
 * Whether a text has an email address, in any case: "ada@example.org" isn't in "xada@example.org" or "ada@example.org.uk".
 * @param emailKey the address in lower case.
 */
export function namesAddress(text: string, emailKey: string): boolean {
  return new RegExp(`(?<![\\w.+-])${escaped(emailKey)}(?![\\w-]|\\.\\w)`, "i").test(text);
}
