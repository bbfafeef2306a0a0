// A separate module, so that the templates' texts are a separate chunk.
export { templateContent } from "#publishing";
