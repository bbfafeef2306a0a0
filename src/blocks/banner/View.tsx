import { cx } from "#shared";
import { Icon } from "#ui";
import { useBlockContext, useLangs } from "../context.tsx";
import type { ViewProps } from "../define-block.ts";
import { COLOR_CLASS, ON_COLOR } from "../parts/BlockSection.tsx";
import { Actions } from "./Actions.tsx";
import { bannerKey } from "./banner-key.ts";
import type { Banner } from "./schema.ts";

/** Needs a script: without one there is no button. */
function CloseButton({ name }: { name: string }) {
  const { texts } = useBlockContext();
  return (
    <button
      type="button"
      data-enhance-on-click="banner"
      className="banner-close noscript:hidden"
      aria-label={`${texts.close}: ${name}`}
    >
      <Icon name="X" className="size-5" />
    </button>
  );
}

/** One line of news with its calls to action. A landmark named by its text, so that two banners can be distinguished. */
export function View({ content }: ViewProps<Banner>) {
  const { content: lang } = useLangs();
  const { sectionName } = useBlockContext();
  const { style, text, color, dismissible } = content;
  const actions = (content.cta ?? []).filter((item) => item.text);
  const name = text || actions[0]?.text;
  if (!name) return null;
  return (
    <section
      aria-label={sectionName ?? name}
      lang={lang}
      data-banner={dismissible ? bannerKey(content) : undefined}
      className={cx("banner", `banner-${style}`, color && COLOR_CLASS[color])}
    >
      <div className={cx("banner-row mx-auto max-w-page px-5 md:px-8", color && ON_COLOR[color])}>
        {text && <p className="banner-text">{text}</p>}
        <Actions items={actions} />
        {dismissible && <CloseButton name={name} />}
      </div>
    </section>
  );
}
