import type { ReactNode } from "react";
import { Notice } from "#ui";
import type { Block } from "./codec.ts";
import { useBlockContext } from "./context.tsx";
import { layoutStyle } from "./layout.ts";
import { findBlock, type OpenedBlock } from "./registry.ts";

/** The element around every rendered block. */
function Wrapper({ block, style, children }: { block: Block; style?: string; children: ReactNode }) {
  const { mode } = useBlockContext();
  return (
    <div
      id={block.anchor || undefined}
      className={findBlock(block.type)?.wrapperClass}
      data-block-type={block.type}
      data-block-style={style}
      data-block-key={mode === "edit" ? block.key : undefined}
      style={layoutStyle(block.layout)}
    >
      {children}
    </div>
  );
}

/**
 * Renders a block of any type; a type that this version doesn't know becomes the TODO notice (spec 2).
 * @param props.children what the editor adds to the block's wrapper.
 */
export function BlockView({ block, opened, children }: OpenedBlock & { children?: ReactNode }) {
  const { texts } = useBlockContext();
  return (
    <Wrapper block={block} style={opened?.style}>
      {children}
      {opened ? opened.view : <Notice kind="info">{texts.todo.replace("{type}", () => block.type)}</Notice>}
    </Wrapper>
  );
}

type BlockErrorProps = { type?: string; anchor?: string; message: string; blockKey?: string; children?: ReactNode };

/**
 * The card shown instead of a failed block (spec 8): title 'error' and the message.
 * @param props.children what the editor adds to the block's wrapper; `blockKey` is given there only.
 */
export function BlockError({ type, anchor, message, blockKey, children }: BlockErrorProps) {
  const { texts } = useBlockContext();
  return (
    <div data-block-type={type} data-block-key={blockKey} id={anchor}>
      {children}
      <Notice kind="error" title={texts.error}>
        {message}
      </Notice>
    </div>
  );
}
