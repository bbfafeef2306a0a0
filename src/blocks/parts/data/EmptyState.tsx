import { buttonClass, Icon } from "#ui";
import { useLangs } from "../../context.tsx";
import { TextLink } from "../TextLink.tsx";

/** Shown instead of a data block's data while there is none: a plain sentence, a hint and a link to continue. */
export function EmptyState({
  icon,
  text,
  hint,
  link,
}: {
  icon: string;
  text: string;
  hint: string;
  link?: { text: string; href: string };
}) {
  const langs = useLangs();
  return (
    <div
      lang={langs.interface}
      className="mx-auto flex max-w-2xl flex-col items-center rounded-card border border-line bg-raised px-5 py-12 text-center"
    >
      <Icon name={icon} className="size-6 text-brand" />
      <p className="mt-4 font-display text-subtitle font-semibold">{text}</p>
      <p className="mt-2 text-ink-soft">{hint}</p>
      {link && (
        <TextLink href={link.href} className={`${buttonClass.secondary} mt-6`}>
          {link.text}
        </TextLink>
      )}
    </div>
  );
}
