import { ChevronLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useDocumentTitle } from "./use-document-title.ts";

type PageHeaderProps = {
  /** The screen's heading and the window's title. */
  title: string;
  description?: ReactNode;
  /** Buttons at the end; below the heading where there isn't room for both. */
  actions?: ReactNode;
  /** The list that this screen belongs to. */
  back?: { to: string; label: string };
};

/** A screen's header with its h1, which gets the focus on navigation. */
export function PageHeader({ title, description, actions, back }: PageHeaderProps) {
  useDocumentTitle(title);
  return (
    <header className="mb-6 grid gap-1">
      {back && (
        <Link
          to={back.to}
          className="mb-1 inline-flex items-center gap-1 justify-self-start text-sm text-ink-soft no-underline hover:text-ink hover:underline pointer-coarse:min-h-11"
        >
          <ChevronLeft aria-hidden className="size-4" />
          {back.label}
        </Link>
      )}
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="grid min-w-0 flex-1 basis-60 gap-1">
          <h1 tabIndex={-1} className="kit-heading wrap-anywhere text-heading">
            {title}
          </h1>
          {description !== undefined && <div className="max-w-prose text-base text-ink-soft">{description}</div>}
        </div>
        {actions !== undefined && <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:gap-1.5">{actions}</div>}
      </div>
    </header>
  );
}
