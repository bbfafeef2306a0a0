// A module of its own, so that the templates' texts are a separate chunk.
export { templateContent } from "#publishing";
