import "./help.css";
import { use, useEffect } from "react";
import { PageHeader } from "#ui/kit";
import { loadManual } from "./manual.ts";

/** The area "Help": the manual of the editor. */
export function HelpScreen() {
  const { html, chapters } = use(loadManual());
  useEffect(() => document.getElementById(window.location.hash.slice(1))?.scrollIntoView(), []);
  return (
    <>
      <PageHeader
        title="Help"
        description={
          <>
            How to write pages in the editor. <a href="/blocks">Every block in every style</a> shows what there is to
            build with.
          </>
        }
      />
      <div className="grid gap-x-12 gap-y-6 xl:grid-cols-[minmax(0,1fr)_14rem]">
        <nav aria-label="Chapters" className="xl:sticky xl:top-6 xl:order-1 xl:self-start">
          <ul className="flex flex-wrap gap-x-4 xl:grid">
            {chapters.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className="inline-flex min-h-9 items-center pointer-coarse:min-h-11">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="help-text" dangerouslySetInnerHTML={{ __html: html }} />
      </div>
    </>
  );
}
