import { safeHref } from "#shared";
import { Icon } from "#ui";
import { useBlockContext } from "../context.tsx";
import { TextLink } from "../parts/TextLink.tsx";
import { NavMenu } from "./NavMenu.tsx";

function LanguageMenu() {
  const { languages, locale, texts } = useBlockContext();
  return (
    <NavMenu
      place="end"
      summary={
        <>
          <Icon name="Globe" className="size-4" />
          <span className="nav-word">{texts.chooseLanguage}:</span> {locale.toUpperCase()}
        </>
      }
    >
      {languages.map(({ locale: code, label, href }) => (
        <li key={code}>
          <a
            href={safeHref(href)}
            hrefLang={code}
            lang={code}
            aria-current={code === locale ? "true" : undefined}
            className="nav-link"
          >
            {label}
          </a>
        </li>
      ))}
    </NavMenu>
  );
}

/** Needs a script, so it keeps its space but stays hidden until theme-toggle.enhance.ts runs. */
function ThemeToggle() {
  return (
    <div data-enhance="theme-toggle" className="noscript:hidden">
      <button type="button" className="nav-link invisible">
        <Icon name="Contrast" className="size-5" />
        <span className="nav-word">{useBlockContext().texts.switchTheme}</span>
      </button>
    </div>
  );
}

type HeaderActionsProps = {
  hasLanguages: boolean;
  hasToggle: boolean;
  hasSignIn: boolean;
};

/**
 * "Sign up", in the bar on every screen.
 * @param props.path where it links to; by default the sign-up page while it is open, or else the contact page.
 */
export function SignUp({ path }: { path?: string }) {
  const { isSignUpOpen, texts } = useBlockContext();
  return (
    <TextLink href={path || (isSignUpOpen ? "/sign-up" : "/contact")} className="nav-sign-up">
      {texts.signUp}
    </TextLink>
  );
}

/** The end of the bar before "Sign up": language, theme, sign in. */
export function HeaderActions({ hasLanguages, hasToggle, hasSignIn }: HeaderActionsProps) {
  const { texts } = useBlockContext();
  return (
    <div className="nav-actions">
      {hasLanguages && <LanguageMenu />}
      {hasToggle && <ThemeToggle />}
      {hasSignIn && (
        <a href="/sign-in" className="nav-link">
          {texts.signIn}
        </a>
      )}
    </div>
  );
}
