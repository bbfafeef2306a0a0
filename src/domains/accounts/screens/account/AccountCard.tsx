import { useEffect, useRef, type ReactNode } from "react";
import { useDocumentTitle } from "#ui/kit";
import { siteIcon, siteName } from "#client";

type AccountCardProps = {
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
  /** Links to other screens. */
  after?: ReactNode;
};

/** The layout of the screens outside the shell: the site's name and one card. */
export function AccountCard({ title, lead, children, after }: AccountCardProps) {
  useDocumentTitle(title);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Screen readers announce the heading, unless a field has already taken the focus.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <main className="account grid min-h-dvh content-start justify-items-center gap-6 px-4 pt-[max(2rem,12dvh)] pb-10">
      <a
        href="/"
        className="flex items-center gap-2.5 font-display text-heading font-semibold text-ink no-underline hover:underline"
      >
        <img src={siteIcon()} alt="" width={28} height={28} />
        {siteName()}
      </a>
      <div className="grid w-full max-w-sm gap-5 rounded-card border border-line bg-raised p-6 shadow-soft sm:p-8">
        <div className="grid gap-1.5">
          <h1 ref={heading} tabIndex={-1} className="font-display text-heading">
            {title}
          </h1>
          {lead !== undefined && <p className="text-ink-soft">{lead}</p>}
        </div>
        {children}
      </div>
      {after !== undefined && (
        <p className="flex max-w-sm flex-wrap justify-center gap-x-5 gap-y-2 text-center text-ink-soft">{after}</p>
      )}
    </main>
  );
}
