import { DATA_TEMPLATES, neededRows } from "#publishing";
import { TemplateEntities } from "#records/templates";

/** What the pages of a template show, and what is missing of it; nothing for a template without data. */
export function TemplateOffer({ template }: { template: string }) {
  const found = DATA_TEMPLATES.find((one) => one === template);
  return found ? <TemplateEntities key={found} needed={neededRows(found)} /> : null;
}
