import { Canvas } from "./canvas/Canvas.tsx";
import { useDocument } from "./state/editor-context.tsx";
import { EmptyPage } from "./template/EmptyPage.tsx";

/** The canvas; while there are no blocks, ways to begin stand in front of it. */
export function PageArea() {
  const isEmpty = useDocument(({ draft }) => draft.blocks.length === 0);
  return (
    <>
      <div inert={isEmpty} className="absolute inset-0">
        <Canvas />
      </div>
      {isEmpty && <EmptyPage />}
    </>
  );
}
