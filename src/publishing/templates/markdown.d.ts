/** The text of a Markdown file, as the build puts it in. */
declare module "*.md?raw" {
  const text: string;
  export default text;
}
