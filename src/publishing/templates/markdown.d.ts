/** The text of a Markdown file, inlined by the build. */
declare module "*.md?raw" {
  const text: string;
  export default text;
}
