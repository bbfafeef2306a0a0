import { useState } from "react";
import { typeOf } from "#publishing";
import { useDocument, useEditor, useUi } from "../state/editor-context.tsx";
import { sheetsOf } from "./block-sheets.ts";
import css from "./canvas.css?inline";
import { useCanvasStore } from "./canvas-state.tsx";
import { Sheet } from "./Sheet.tsx";

const NONE: readonly string[] = [];

/**
 * The stylesheets of the site and of the block types on the page, and last the editor's own.
 * @param onStyled the page's first stylesheets have settled; called again when later ones have.
 */
export function PageHead({ onStyled }: { onStyled: () => void }) {
  const { canvas } = useEditor().props;
  const store = useCanvasStore();
  const types = useDocument(({ draft }) => [...new Set(draft.blocks.map(typeOf))].toSorted().join(" ")).split(" ");
  const added = useUi(({ overlay }) => overlay?.types) ?? NONE;
  const sheets = [...canvas.styles, ...sheetsOf([...new Set([...types, ...added])].toSorted(), canvas)];
  const [first] = useState(sheets);
  const [settled] = useState(() => new Set<string>());
  const settle = (href: string) => {
    settled.add(href);
    store.set({ sheets: new Set(settled) });
    if (first.every((one) => settled.has(one))) onStyled();
  };
  return (
    <>
      {sheets.map((href) => (
        <Sheet key={href} href={href} onSettled={settle} />
      ))}
      <style>{css}</style>
    </>
  );
}
