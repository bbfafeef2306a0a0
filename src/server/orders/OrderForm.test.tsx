import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { OrderForm } from "./OrderForm.tsx";

const textOf = (plan: string, price: string) => {
  const form = { locale: "en", action: "/order", token: "", offered: "", choice: {}, plan, price };
  return renderToStaticMarkup(<OrderForm {...form} />).replaceAll(/<[^>]+>/g, "|");
};

it("says what a plan costs, unless its name does", () => {
  expect(textOf("Team", "Free")).toContain("|Order Team||Free|");
  expect(textOf("Free", "Free")).toContain("|Order Free||Send us");
  expect(textOf("free", "Free")).toContain("|Order free||Send us");
});
