import { Logo } from "../parts/Logo.tsx";
import { itemKey } from "../parts/item-key.ts";
import { Light } from "./Ground.tsx";
import { About, allLinks, BottomLine, isShown, Links } from "./Parts.tsx";
import type { Footer } from "./schema.ts";

type StyleProps = { content: Footer };

/** Everything in one low bar on the page's own ground. */
export function Bar({ content: { sections, bottomText, socials } }: StyleProps) {
  return (
    <Light className="footer-bar">
      <Logo className="text-on-deep" />
      <Links links={allLinks(sections)} className="footer-row" />
      <BottomLine bottomText={bottomText} socials={socials} className="footer-end" />
    </Light>
  );
}

/** What the site does as a statement in large type, everything in the middle. */
export function Centered({ content: { text, sections, bottomText, socials } }: StyleProps) {
  return (
    <Light className="footer-centered">
      {text && <p className="footer-statement">{text}</p>}
      <Links links={allLinks(sections)} className="footer-row" />
      <div className="footer-sign">
        <Logo className="text-on-deep" />
        <BottomLine bottomText={bottomText} socials={socials} className="footer-end" />
      </div>
    </Light>
  );
}

/** For many links: a line for each section, its name beside its links. */
export function Directory({ content: { text, sections, bottomText, socials } }: StyleProps) {
  return (
    <Light className="footer-directory">
      <About text={text} />
      {sections.filter(isShown).map((section, index) => (
        <div key={itemKey(section, index)} className="footer-section">
          {section.name && <h2 className="text-subtitle">{section.name}</h2>}
          <Links links={section.items} className="footer-links" />
        </div>
      ))}
      <BottomLine bottomText={bottomText} socials={socials} className="footer-end" />
    </Light>
  );
}
