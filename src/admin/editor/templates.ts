import type { EditorProps } from "#editor";

async function blocksOf(template: keyof EditorProps["templates"]): Promise<unknown[]> {
  const { templateContent } = await import("./template-content.ts");
  return [...templateContent(template).blocks];
}

/** The blocks of each template; fetched when one is asked for. */
export const templates: EditorProps["templates"] = {
  landing: () => blocksOf("landing"),
  pricing: () => blocksOf("pricing"),
  blog: () => blocksOf("blog"),
  empty: () => [],
};
