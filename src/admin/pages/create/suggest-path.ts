/** @returns an address made of a title: "Pricing for schools" -> "/pricing-for-schools"; "/" and nothing where nothing is left. */
export function suggestPath(title: string): string {
  const plain = title.normalize("NFKD").replaceAll(/\p{M}/gu, "").replaceAll("ß", "ss").toLowerCase();
  const words = plain.replaceAll(/[’']/g, "").match(/[a-z0-9]+/g) ?? [];
  return `/${words.join("-").slice(0, 80).replace(/-$/, "")}`;
}
