/** Other hosts that a page needs, by directive. */
export type Hosts = { img: Set<string>; frame: Set<string>; script: Set<string>; connect: Set<string> };

const BASE = [
  "default-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
];

/** The content security policy of one page (spec 7): nothing is allowed that the page doesn't use. */
export function contentSecurityPolicy(hosts: Hosts): string {
  const optional = (name: string, sources: Set<string>) =>
    sources.size > 0 ? [`${name} 'self' ${[...sources].toSorted().join(" ")}`] : [];
  return [
    ...BASE,
    ["script-src 'self'", ...[...hosts.script].toSorted()].join(" "),
    ...optional("img-src", hosts.img),
    ...optional("frame-src", hosts.frame),
    ...optional("connect-src", hosts.connect),
  ].join("; ");
}

/**
 * The policy of the admin: its parts put style elements into the document.
 * @param images further sources of pictures: the editor shows those that content names, wherever they are.
 */
export function adminPolicy(images: readonly string[] = []): string {
  const hosts = {
    img: new Set(images),
    frame: new Set<string>(),
    script: new Set<string>(),
    connect: new Set<string>(),
  };
  return contentSecurityPolicy(hosts).replace("style-src 'self'", "style-src 'self' 'unsafe-inline'");
}
