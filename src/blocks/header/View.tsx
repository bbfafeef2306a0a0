import { cx } from "#shared";
import { Icon } from "#ui";
import { useBlockContext } from "../context.tsx";
import type { ViewProps } from "../define-block.ts";
import { Logo } from "../parts/Logo.tsx";
import { BAR_STYLES } from "./bar-styles.ts";
import { HeaderActions, SignUp } from "./HeaderActions.tsx";
import { NavLinks } from "./NavLinks.tsx";
import { logoWidth, rowFrom } from "./row-fit.ts";
import type { Header } from "./schema.ts";

/** The breakpoint from which the panel's content joins the row and the menu button is hidden. */
const PANEL = { lg: "lg:contents", xl: "nav-compact xl:contents", never: "" };
const BUTTON = { lg: "lg:hidden", xl: "xl:hidden", never: "" };
/** Until then the logo keeps everything else at the bar's end. */
const LOGO = { lg: "max-lg:me-auto", xl: "max-xl:me-auto", never: "me-auto" };

function MenuButton({ panelId, className }: { panelId: string; className: string }) {
  const { texts } = useBlockContext();
  return (
    <button type="button" popoverTarget={panelId} className={cx("nav-button", className)}>
      <span className="nav-when-closed">
        <Icon name="Menu" className="size-6" />
        <span className="sr-only">{texts.openMenu}</span>
      </span>
      <span className="nav-when-open">
        <Icon name="X" className="size-6" />
        <span className="sr-only">{texts.closeMenu}</span>
      </span>
    </button>
  );
}

/** What the bar has at its end. */
function actionsOf(content: Header, languages: readonly unknown[], isBare?: boolean) {
  return {
    hasLanguages: !isBare && content.withLanguageSelector === true && languages.length > 1,
    hasToggle: !isBare && content.withDarkModeToggle === true,
    hasSignIn: content.withSignInAndSignUp === true,
  };
}

/**
 * The navigation bar. One list of links serves both screens: a popover under the menu button, or part of the row where
 * it fits. Opens without a script; header.enhance.ts closes it after a choice.
 */
export function View({ content }: ViewProps<Header>) {
  const { idPrefix, image, languages, logo, siteName, texts } = useBlockContext();
  const style = BAR_STYLES[content.style ?? "simple"];
  const links = style.isBare ? [] : content.links.filter(({ title }) => title);
  const actions = actionsOf(content, languages, style.isBare);
  const hasActions = !style.isBare && Object.values(actions).some(Boolean);
  const hasPanel = links.length > 0 || hasActions;
  if (!hasPanel && !content.withLogo && !actions.hasSignIn) return null;

  const fitting = rowFrom({
    links: links.map(({ title, items = [] }) => ({ title, hasMenu: items.length > 0 })),
    siteName: content.withLogo ? siteName : undefined,
    logoWidth: content.withLogo && logo ? logoWidth(image(logo.src)) : undefined,
    signIn: actions.hasSignIn ? texts.signIn : undefined,
    signUp: actions.hasSignIn ? texts.signUp : undefined,
    isCentered: style.isCentered,
    ...actions,
  });
  const from = style.isAlwaysClosed ? "never" : fitting;
  const panelId = `${idPrefix}-panel`;
  const bar = style.isCentered ? `${style.bar} nav-centered-${from}` : style.bar;
  return (
    <header className={cx("header", bar)} data-enhance-on-click="header">
      <div className={style.line}>
        {content.withLogo && <Logo className={cx("text-ink", style.logo ?? LOGO[hasPanel ? from : "never"])} />}
        {hasPanel && (
          <div id={panelId} popover="auto" className={cx("nav-panel", PANEL[from], style.panel)}>
            {links.length > 0 && <NavLinks links={links} isWide={style.isWide} />}
            {hasActions && <HeaderActions {...actions} />}
          </div>
        )}
        {actions.hasSignIn && <SignUp path={content.signUpPath} />}
        {hasPanel && <MenuButton panelId={panelId} className={BUTTON[from]} />}
      </div>
    </header>
  );
}
