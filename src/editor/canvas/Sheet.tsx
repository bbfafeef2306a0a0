import { useEffect, useEffectEvent } from "react";

/** A stylesheet that doesn't load delays what waits for it by this long at most. */
const TIMEOUT_MS = 3000;

type SheetProps = {
  /** Its key, too: it doesn't change. */
  href: string;
  /** Called once it has loaded, failed, or taken too long; maybe again when it comes after all. */
  onSettled: (href: string) => void;
};

/** A stylesheet in the head of a frame. */
export function Sheet({ href, onSettled }: SheetProps) {
  const settle = useEffectEvent(() => onSettled(href));
  useEffect(() => {
    const timer = window.setTimeout(() => settle(), TIMEOUT_MS);
    return () => window.clearTimeout(timer);
  }, []);
  return <link rel="stylesheet" href={href} onLoad={() => onSettled(href)} onError={() => onSettled(href)} />;
}
