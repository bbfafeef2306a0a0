import type { ReactNode } from "react";
import { cx } from "#shared";
import { useLangs } from "../context.tsx";

/**
 * The page's end on the deep ground. `scheme-dark` makes every token below it (and the logo's own colours, and the
 * focus ring) the one made for a dark ground, in light mode too.
 */
export function Deep({ children }: { children: ReactNode }) {
  const { content: lang } = useLangs();
  return (
    <footer lang={lang} className="overflow-clip bg-deep text-sm text-on-deep">
      <div className="mx-auto max-w-page px-5 pt-16 pb-8 scheme-dark @md:px-8">{children}</div>
    </footer>
  );
}

/** The page's end on a light ground, where the colours of texts on the deep one are those of ink. */
export function Light({ className, children }: { className: string; children: ReactNode }) {
  const { content: lang } = useLangs();
  return (
    <footer lang={lang} className="footer-light text-sm">
      <div className={cx("mx-auto max-w-page px-5 text-on-deep @md:px-8", className)}>{children}</div>
    </footer>
  );
}
