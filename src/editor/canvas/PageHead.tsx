import { useState } from "react";
import { typeOf } from "#publishing";
import { useDocument, useEditor, useUi } from "../state/editor-context.tsx";
import css from "./canvas.css?inline";

const NONE: readonly string[] = [];

/**
 * The stylesheets of the site and of the block types on the page, and last the editor's own.
 * @param onStyled the page's first stylesheets have loaded, or failed.
 */
export function PageHead({ onStyled }: { onStyled: () => void }) {
  const { styles, blockStyles } = useEditor().props.canvas;
  const types = useDocument(({ draft }) => [...new Set(draft.blocks.map(typeOf))].toSorted().join(" ")).split(" ");
  const added = useUi(({ overlay }) => overlay?.types) ?? NONE;
  const ofBlocks = [...new Set([...types, ...added])]
    .toSorted()
    .flatMap((type) => (Object.hasOwn(blockStyles, type) ? (blockStyles[type] ?? []) : []));
  const sheets = [...styles, ...ofBlocks];
  const [missing] = useState(() => new Set(sheets));
  const arrive = (href: string) => {
    if (missing.delete(href) && missing.size === 0) onStyled();
  };
  return (
    <>
      {sheets.map((href) => (
        <link key={href} rel="stylesheet" href={href} onLoad={() => arrive(href)} onError={() => arrive(href)} />
      ))}
      <style>{css}</style>
    </>
  );
}
