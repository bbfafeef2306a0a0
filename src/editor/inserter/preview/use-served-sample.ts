import { useEffect, useState } from "react";
import { typeOf } from "#publishing";
import { isObject, type JsonObject } from "#shared";
import { useEditor } from "../../state/editor-context.tsx";

/**
 * Reads what the site's catalogue shows of a block, for a type whose data only the server can render.
 * @param block undefined where it isn't asked.
 * @returns the markup, and whether it has been read: without a connection, or of a style that it lacks, there is none.
 */
export function useServedSample(block: JsonObject | undefined): { isSettled: boolean; html?: string } {
  const { samples } = useEditor().props;
  const [served, setServed] = useState<{ isSettled: boolean; html?: string }>({ isSettled: !block || !samples });
  useEffect(() => {
    if (!block || !samples) return undefined;
    let isCurrent = true;
    const type = typeOf(block);
    const content = block[type];
    const style = isObject(content) && typeof content.style === "string" ? content.style : "";
    samples(type).then(
      (byStyle) => isCurrent && setServed({ isSettled: true, html: byStyle.get(style) }),
      () => isCurrent && setServed({ isSettled: true }),
    );
    return () => void (isCurrent = false);
  }, [block, samples]);
  return served;
}
