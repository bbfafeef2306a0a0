import { useState } from "react";
import { cx } from "#shared";
import { useWidth } from "#ui/kit";

/** The width at which the pages in pictures are laid out: a desktop's. */
const DESKTOP = 1280;

/**
 * A small picture of the page that a template makes: the page itself in the site's theme, scaled down. Nothing in it runs,
 * and neither pointer nor keyboard reaches it.
 */
export function PagePicture({ template }: { template: string }) {
  const [box, width] = useWidth<HTMLDivElement>();
  const [isLoaded, setLoaded] = useState(false);
  const scale = width / DESKTOP;
  return (
    <div ref={box} inert aria-hidden className="pointer-events-none relative aspect-4/3 overflow-hidden bg-paper">
      {scale > 0 && (
        <iframe
          title={`Preview of ${template}`}
          src={`/api/templates/${template}/preview?part=top`}
          loading="lazy"
          onLoad={() => setLoaded(true)}
          sandbox="allow-same-origin"
          scrolling="no"
          tabIndex={-1}
          className={cx(
            "absolute start-0 top-0 origin-top-left border-0 transition-opacity duration-200",
            !isLoaded && "opacity-0",
          )}
          style={{ width: DESKTOP, height: (DESKTOP * 3) / 4, transform: `scale(${scale})` }}
        />
      )}
    </div>
  );
}
