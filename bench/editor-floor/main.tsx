import { memo, useState } from "react";
import { createRoot } from "react-dom/client";
import { BlockContextProvider, BlockView, defaultContext, openBlock, readBlock } from "#blocks";
import { isObject, type JsonObject } from "#shared";

type Item = { id: number; block: JsonObject };

const Drawn = memo(function Drawn({ block }: { block: JsonObject }) {
  return <BlockView {...openBlock(readBlock(block))} />;
});

function withHeadline(block: JsonObject, headline: string): JsonObject {
  const content = isObject(block.hero) ? block.hero : {};
  return { ...block, hero: { ...content, headline } };
}

/** The least that an editor of these blocks can be: a memoised list, and one controlled input for the first headline. */
function Floor({ blocks }: { blocks: readonly JsonObject[] }) {
  const [items, setItems] = useState<readonly Item[]>(() => blocks.map((block, id) => ({ id, block })));
  const [past, setPast] = useState<readonly (readonly Item[])[]>([]);
  const first = items[0]?.block;
  const headline = isObject(first?.hero) ? String(first.hero.headline) : "";

  function change(next: readonly Item[]): void {
    setPast([...past, items].slice(-500));
    setItems(next);
  }

  const type = (value: string) =>
    change(items.map((item, place) => (place === 0 ? { ...item, block: withHeadline(item.block, value) } : item)));
  const duplicate = () => {
    const [top, ...rest] = items;
    if (top) change([top, { ...top, id: items.length + past.length }, ...rest]);
  };
  const move = () => {
    const [top, next, ...rest] = items;
    if (top && next) change([next, top, ...rest]);
  };
  const undo = () => {
    const before = past.at(-1);
    if (before) setItems(before);
    setPast(past.slice(0, -1));
  };

  return (
    <>
      <div style={{ position: "fixed", zIndex: 9, insetInlineEnd: 0 }}>
        <input aria-label="Headline" value={headline} onChange={(event) => type(event.target.value)} />
        <button onClick={duplicate}>Duplicate</button>
        <button onClick={move}>Move down</button>
        <button onClick={undo}>Undo</button>
      </div>
      <BlockContextProvider value={defaultContext}>
        {items.map(({ id, block }) => (
          <Drawn key={id} block={block} />
        ))}
      </BlockContextProvider>
    </>
  );
}

const answer = await fetch(`./blocks.json${location.search}`);
const { styles, blocks }: { styles: string[]; blocks: JsonObject[] } = await answer.json();
for (const href of styles) {
  document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href }));
}
const place = document.getElementById("floor");
if (place) createRoot(place).render(<Floor blocks={blocks} />);
