import { Monitor, Moon, Smartphone } from "lucide-react";
import { useCallback, useState } from "react";
import { brandCss } from "../../brand/brand-css.ts";
import { SHIPPED_BODY } from "../../brand/body-fonts.ts";
import { SHIPPED_FONT } from "../../brand/heading-fonts.ts";
import { schemeOf } from "../../brand/theme-rules.ts";
import { cx } from "#shared";
import { IconButton, SelectField, useWidth } from "#ui/kit";
import type { SettingsForm } from "../use-settings-form.ts";
import { brandOf } from "../previewed-brand.ts";
import { LOGO_RULES, showLogo } from "./preview-logo.ts";
import { themeIn } from "./form-theme.ts";
import { useThemedFrame } from "./use-themed-frame.ts";

const PAGES = [
  { value: "/", label: "Home page" },
  { value: "/blocks", label: "Every block" },
];
/** The window's width that the page is laid out for; it is scaled to the room that there is. */
const WIDTHS = { desktop: 1280, phone: 390 };

/** A published page of the site in the theme of the form, as it changes: nothing is saved for it. */
export function ThemePreview({ form, className }: { form: SettingsForm; className?: string }) {
  const theme = themeIn(form);
  const { headingFont = SHIPPED_FONT, bodyFont = SHIPPED_BODY } = theme;
  const own = schemeOf(theme);
  const [path, setPath] = useState("/");
  const [device, setDevice] = useState<keyof typeof WIDTHS>("desktop");
  const [isDark, setDark] = useState(false);
  const scheme = own === "auto" ? (isDark ? "dark" : "light") : own;
  const faces = [headingFont, bodyFont].map((name) => form.saved.fonts[name]).filter((href) => href !== undefined);
  const ownFont = (name: "ownHeadingFont" | "ownBodyFont") =>
    form.saved.ownFonts.find(({ id }) => id === form.text(name));
  const { logo, logoDark, siteName, ownMark } = brandOf(form);
  const rules = brandCss({
    ...theme,
    heading: ownFont("ownHeadingFont"),
    body: ownFont("ownBodyFont"),
    logo: logo ?? logoDark,
  });
  const change = useCallback(
    (page: Document) => showLogo(page, { logo, logoDark, siteName, ownMark }),
    [logo, logoDark, siteName, ownMark],
  );
  const { onLoad, isReady } = useThemedFrame({ css: rules + LOGO_RULES, faces, scheme, change });
  const [ref, width] = useWidth<HTMLDivElement>();
  const scale = Math.min(1, width / WIDTHS[device]);
  return (
    <section aria-label="Preview" className={cx("grid grid-rows-[auto_minmax(0,1fr)] gap-3", className)}>
      <div className="flex flex-wrap items-end gap-1">
        <div className="me-auto w-44">
          <SelectField label="Preview" value={path} onValueChange={setPath} options={PAGES} />
        </div>
        {(["desktop", "phone"] as const).map((name) => (
          <IconButton
            key={name}
            label={name === "desktop" ? "Desktop" : "Phone"}
            icon={name === "desktop" ? <Monitor /> : <Smartphone />}
            aria-pressed={device === name}
            onClick={() => setDevice(name)}
            className="aria-pressed:bg-brand-tint aria-pressed:text-brand"
          />
        ))}
        <IconButton
          label="Dark"
          icon={<Moon />}
          aria-pressed={scheme === "dark"}
          disabled={own !== "auto"}
          onClick={() => setDark(!isDark)}
          className="aria-pressed:bg-brand-tint aria-pressed:text-brand"
        />
      </div>
      <div ref={ref} className="relative min-h-96 overflow-hidden rounded-card border border-line bg-tint">
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- one of the site's own pages, with its own scripts */}
        <iframe
          title={`Preview: ${PAGES.find(({ value }) => value === path)?.label}`}
          src={path}
          onLoad={onLoad}
          className={cx("absolute start-1/2 top-0 origin-top -translate-x-1/2", !isReady && "invisible")}
          style={{ width: WIDTHS[device], height: `${100 / (scale || 1)}%`, scale }}
        />
      </div>
    </section>
  );
}
