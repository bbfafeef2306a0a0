import type { ReactNode } from "react";
import { Notice } from "#ui";
import type { Block } from "./codec.ts";
import { useBlockContext } from "./context.tsx";
import { layoutPicture, layoutStyle } from "./layout.ts";
import { BlockImage } from "./parts/BlockImage.tsx";
import { findBlock, type OpenedBlock } from "./registry.ts";

type WrapperProps = { block: Block; style?: string; isWaiting?: boolean; children: ReactNode };

/**
 * The element around every rendered block.
 * @param props.style the name of the block's style. `isWaiting`: the editor hasn't rendered the block yet.
 */
export function BlockWrapper({ block, style, isWaiting, children }: WrapperProps) {
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
      aria-busy={isWaiting}
      style={layoutStyle(block.layout)}
    >
      {picture && <BlockImage src={picture} alt="" eager={isLead} sizes="100vw" className="ground-picture" />}
      {children}
    </div>
  );
}

/** What is inside a block's wrapper; a type that this version doesn't know becomes the TODO notice (spec 2). */
export function BlockContent({ block, opened }: OpenedBlock) {
  const { texts } = useBlockContext();
  return opened ? opened.view : <Notice kind="info">{texts.todo.replace("{type}", () => block.type)}</Notice>;
}

/** Renders a block of any type. */
export function BlockView({ block, opened }: OpenedBlock) {
  return (
    <BlockWrapper block={block} style={opened?.style}>
      <BlockContent block={block} opened={opened} />
    </BlockWrapper>
  );
}

/** The card shown instead of the content of a failed block (spec 8): title 'error' and the message. */
export function BlockFailure({ message }: { message: string }) {
  const { texts } = useBlockContext();
  return (
    <Notice kind="error" title={texts.error}>
      {message}
    </Notice>
  );
}

/** A failed block: what is known of its wrapper, and the card. */
export function BlockError({ type, anchor, message }: { type?: string; anchor?: string; message: string }) {
  return (
    <div data-block-type={type} id={anchor}>
      <BlockFailure message={message} />
    </div>
  );
}
