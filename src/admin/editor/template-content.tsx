import {
  DATA_TEMPLATES,
  dataTemplatePages,
  templateContent,
  type DataTemplate,
  type PageSummary,
  type Template,
} from "#publishing";
import { TemplateOffer } from "../pages/create/TemplateOffer.tsx";

type Name = Template | DataTemplate;

const isWithData = (name: Name): name is DataTemplate => DATA_TEMPLATES.some((one) => one === name);

/**
 * Makes what a template puts on a page. Of one that shows rows, a page with a parameter in its path gets the blocks of the
 * page for one row.
 */
export function templateFor(name: Name, { title, path }: Pick<PageSummary, "title" | "path">) {
  if (!isWithData(name)) return { blocks: [...templateContent(name).blocks] };
  const [first, ofRow = first] = dataTemplatePages(name, title);
  return { blocks: (path.includes(":id1") ? ofRow : first).blocks, offer: <TemplateOffer template={name} /> };
}
