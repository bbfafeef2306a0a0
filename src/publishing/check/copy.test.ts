import { expect, it } from "vitest";
import { withKeys } from "../operations/keys.ts";
import { copyWarnings } from "./copy.ts";

function codesFor(headline: string): string[] {
  const [block = {}] = withKeys([{ heading: { headline } }], () => "k");
  return copyWarnings(block).map(({ code }) => code);
}

it.each([
  "Welcome to [Company Name]",
  "[School's name] helps",
  "Call [phone number]",
  "[Ihr Name] hilft",
  "[Nom de l’école]",
  "[Nombre de la empresa]",
  "[השם שלכם]",
  "[公司名称]",
  "{{company_name}} helps",
  "Company X helps",
  "XX% of pupils pass",
  "From $X a month",
  "Insert your phone number here",
  "Ask John Doe",
  "Visit 123 Main Street",
  "As an AI language model, I cannot",
  "Here is the rewritten text",
])("warns of words that wait for someone's own: %s", (headline) => {
  expect(codesFor(headline)).toEqual(["PLACEHOLDER"]);
});

it.each([
  "Read [Company name](/about)",
  "[Name][1] is a link",
  "Insert a coin and press here",
  "Max % of all",
  "Generation X",
  "What your school gets",
  "[2] Numbers [sic]",
  "Here is your headline news",
])("doesn't warn of %s", (headline) => expect(codesFor(headline)).toEqual([]));
