import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ImportBar } from "./ImportBar.tsx";
import { FIRST_STATE } from "./import-state.ts";
import { PASTED } from "./pasted-cells.ts";

it.each([
  ["things.csv", "Choose the file again"],
  [PASTED, "Paste the same cells again"],
])("an import of %s that was cut off says how it continues", (name, again) => {
  const stopped = { name, importId: "i", size: 9, encoding: "utf-8", chosen: {}, added: 3 };
  const html = renderToStaticMarkup(
    <ImportBar state={FIRST_STATE} stopped={stopped} onOpen={() => undefined} onDismiss={() => undefined} />,
  );
  expect(html).toContain(`${again} to continue`);
});
