import type { ReactNode } from "react";
import { Notice } from "#ui";
import type { Block } from "./codec.ts";
import { useBlockContext } from "./context.tsx";
import { layoutPicture, layoutStyle } from "./layout.ts";
import { BlockImage } from "./parts/BlockImage.tsx";
import { findBlock, type OpenedBlock } from "./registry.ts";

/** The element around every rendered block. */
function Wrapper({ block, style, children }: { block: Block; style?: string; children: ReactNode }) {
  const { mode, isLead } = useBlockContext();
  const wrapperClass = findBlock(block.type)?.wrapperClass;
  // What keeps its place at the edge of the page has no room for one.
  const picture = wrapperClass ? undefined : layoutPicture(block.layout);
  return (
    <div
      id={block.anchor || undefined}
      className={picture ? "on-picture" : wrapperClass}
      data-block-type={block.type}
      data-block-style={style}
      data-block-key={mode === "edit" ? block.key : undefined}
      style={layoutStyle(block.layout)}
    >
      {picture && <BlockImage src={picture} alt="" eager={isLead} sizes="100vw" className="ground-picture" />}
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
