import { cx } from "#shared";
import { BlockImage } from "../parts/BlockImage.tsx";
import { TextLink } from "../parts/TextLink.tsx";
import type { LogoContent } from "./schema.ts";

const BOX = "flex min-h-11 min-w-0 items-center justify-center gap-3 text-ink-soft no-underline";

/** Heights of a mark that is beside its name (on a tile: above), and of a logo that holds its own name. */
const SIZES = {
  small: { mark: "h-7", lockup: "h-12", name: "font-semibold" },
  large: { mark: "h-10", lockup: "h-16", name: "text-subtitle" },
  tile: { mark: "h-9", lockup: "h-14", name: "text-xs font-semibold" },
};

/** A logo's image; one with a version for dark mode is rendered as two, of which CSS shows and loads one. */
function Pictures({ light, dark, alt, className }: { light: string; dark: string; alt: string; className: string }) {
  if (light === dark) return <BlockImage src={light} alt={alt} className={className} />;
  return (
    <>
      <BlockImage src={light} alt={alt} className={cx(className, "logo-light")} />
      <BlockImage src={dark} alt={alt} className={cx(className, "logo-dark")} />
    </>
  );
}

/** A logo with its name in type where it has one, behind its link where it has one. */
export function Logo({ logo, size = "small" }: { logo: LogoContent; size?: keyof typeof SIZES }) {
  const { src, srcDark, alt = "", href } = logo;
  const light = src || srcDark || "";
  const name = logo.name || (light ? "" : alt);
  const classes = SIZES[size];
  // A part of a sheet has no size of its own in WebKit: its attributes shape it, and it fills what they make.
  const fit = light.includes("#") ? "object-fill" : "object-contain";
  const content = (
    <>
      {light && (
        <Pictures
          light={light}
          dark={srcDark || light}
          alt={alt === name ? "" : alt}
          className={cx("w-auto", fit, name ? classes.mark : classes.lockup)}
        />
      )}
      {name && <span className={classes.name}>{name}</span>}
    </>
  );
  if (!href) return <div className={BOX}>{content}</div>;
  return (
    <TextLink href={href} className={cx(BOX, "hover:text-brand")}>
      {content}
    </TextLink>
  );
}
