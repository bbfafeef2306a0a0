import { SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { ButtonLink, useDocumentTitle } from "#ui/kit";

type NoScreenProps = { icon: ReactNode; title: string; children: ReactNode };

/** What an address of the admin shows in place of a screen, with the way to the start page. */
export function NoScreen({ icon, title, children }: NoScreenProps) {
  useDocumentTitle(title);
  return (
    <div className="grid justify-items-center gap-2 py-16 text-center">
      <span
        aria-hidden
        className="mb-1 grid size-11 place-items-center rounded-full bg-tint text-ink-soft [&_svg]:size-5"
      >
        {icon}
      </span>
      <h1 tabIndex={-1} className="text-heading">
        {title}
      </h1>
      <p className="max-w-md text-ink-soft">{children}</p>
      <ButtonLink to="/admin" className="mt-3">
        Go to the start page
      </ButtonLink>
    </div>
  );
}

/** An unknown address of the admin. */
export function NotFound() {
  return (
    <NoScreen icon={<SearchX />} title="There is nothing here">
      The address may be mistyped, or what was here has been removed.
    </NoScreen>
  );
}
