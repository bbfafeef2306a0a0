import { safeHref } from "#shared";
import { Icon } from "#ui";
import { useBlockContext } from "../context.tsx";
import { TextLink } from "../parts/TextLink.tsx";
import { NavMenu } from "./NavMenu.tsx";

function LanguageMenu() {
  const { languages, locale, texts } = useBlockContext();
  return (
    <NavMenu
      end
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
  /** Where "Sign up" links to; by default the sign-up page while it is open, or else the contact page. */
  signUpPath?: string;
};

/** The end of the bar: language, theme, sign in, sign up. */
export function HeaderActions({ hasLanguages, hasToggle, hasSignIn, signUpPath }: HeaderActionsProps) {
  const { isSignUpOpen, texts } = useBlockContext();
  return (
    <div className="nav-actions">
      {hasLanguages && <LanguageMenu />}
      {hasToggle && <ThemeToggle />}
      {hasSignIn && (
        <>
          <a href="/sign-in" className="nav-link">
            {texts.signIn}
          </a>
          <TextLink href={signUpPath || (isSignUpOpen ? "/sign-up" : "/contact")} className="nav-sign-up">
            {texts.signUp}
          </TextLink>
        </>
      )}
    </div>
  );
}
