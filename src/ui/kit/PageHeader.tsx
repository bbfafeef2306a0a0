import { ChevronLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useDocumentTitle } from "./use-document-title.ts";

type PageHeaderProps = {
  /** The screen's heading and the window's title. */
  title: string;
  description?: ReactNode;
  /** Buttons at the end. */
  actions?: ReactNode;
  /** The list that this screen belongs to. */
  back?: { to: string; label: string };
};

/** Begins a screen: the one heading of the first level, which gets the focus when somebody comes here. */
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
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 tabIndex={-1} className="kit-heading min-w-0 wrap-anywhere text-heading">
          {title}
        </h1>
        {actions !== undefined && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      {description !== undefined && <div className="max-w-prose text-base text-ink-soft">{description}</div>}
    </header>
  );
}
