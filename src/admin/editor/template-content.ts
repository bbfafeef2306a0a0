// A module of its own, so that the texts of the templates are fetched by themselves.
export { templateContent } from "#publishing";
