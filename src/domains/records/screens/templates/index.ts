export { TemplateEntities } from "./TemplateEntities.tsx";
