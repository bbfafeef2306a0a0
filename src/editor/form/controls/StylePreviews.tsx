import { useMemo, useState, type ReactNode } from "react";
import { browseOf } from "#blocks/browse";
import { findByKey, typeOf } from "#publishing";
import { isObject, type JsonObject } from "#shared";
import { IconSheet } from "#ui";
import { LivePreview } from "../../inserter/preview/LivePreview.tsx";
import { PreviewQueueProvider, useNewPreviewQueue } from "../../inserter/preview/queue-context.ts";
import { useEditor } from "../../state/editor-context.tsx";
import { useForm } from "../form-context.tsx";
import { ChoiceCards, type ChoiceCardsProps } from "./ChoiceCards.tsx";

/** @returns the form's block as it was when the form opened. */
function useBlockBefore(): JsonObject | undefined {
  const { document } = useEditor();
  const { blockKey } = useForm();
  return useState(() => findByKey(document.view().draft.blocks, blockKey))[0];
}

/** The styles of the form's block, each with a small preview of the block in it; until it is rendered, with its own picture. */
export function StylePreviews({ picture, ...cards }: ChoiceCardsProps) {
  const { icons } = useEditor().props.canvas;
  const { queue, scroller } = useNewPreviewQueue();
  const block = useBlockBefore();
  return (
    <IconSheet value={icons}>
      <div ref={scroller}>
        <PreviewQueueProvider value={queue}>
          <ChoiceCards
            {...cards}
            isLarge
            picture={(style) =>
              block ? <StylePreview {...{ block, style }} placeholder={picture(style)} /> : picture(style)
            }
          />
        </PreviewQueueProvider>
      </div>
    </IconSheet>
  );
}

type StylePreviewProps = { block: JsonObject; style: string; placeholder: ReactNode };

function StylePreview({ block, style, placeholder }: StylePreviewProps) {
  const type = typeOf(block);
  const blocks = useMemo(() => {
    const content = block[type];
    return [{ [type]: { ...(isObject(content) && content), style } }];
  }, [block, type, style]);
  return (
    <div className="overflow-hidden rounded-inner border border-line">
      <LivePreview {...{ blocks, placeholder }} isServed={browseOf(type).isServed} />
    </div>
  );
}
