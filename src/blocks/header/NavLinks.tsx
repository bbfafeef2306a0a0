import { useBlockContext, useLangs } from "../context.tsx";
import { itemKey } from "../parts/item-key.ts";
import { TextLink } from "../parts/TextLink.tsx";
import { NavMenu } from "./NavMenu.tsx";
import type { HeaderLink, NestedLink } from "./schema.ts";

type Leaf = Pick<NestedLink, "title" | "path" | "description">;

function LinkItem({ title, path, description }: Leaf) {
  return (
    <li>
      <TextLink href={path ?? ""} className={description ? "nav-link nav-told" : "nav-link"}>
        {description ? <span>{title}</span> : title}
        {description && <span className="nav-about">{description}</span>}
      </TextLink>
    </li>
  );
}

/** A link with nested ones; its own address, if it has one, is the list's first link. */
function LinkMenu({ title, path, items, isWide }: Leaf & { items: Leaf[]; isWide?: boolean }) {
  return (
    <li>
      <NavMenu summary={title} place={isWide ? "wide" : undefined}>
        {path && <LinkItem title={title} path={path} />}
        {items.map((item, index) => (
          <LinkItem
            key={itemKey(item, index)}
            title={item.title}
            path={item.path}
            description={isWide ? item.description : undefined}
          />
        ))}
      </NavMenu>
    </li>
  );
}

/** The main navigation; links without a title are left out. `isWide` for menus as wide as the bar, with descriptions. */
export function NavLinks({ links, isWide }: { links: HeaderLink[]; isWide?: boolean }) {
  const { sectionName, texts } = useBlockContext();
  const { content } = useLangs();
  return (
    <nav aria-label={sectionName ?? texts.mainNavigation} className="nav-main">
      <ul className="nav-list" lang={content}>
        {links.map((link, index) => {
          const { title, path, items = [] } = link;
          const nested = items.filter((item) => item.title);
          const key = itemKey(link, index);
          return nested.length > 0 ? (
            <LinkMenu key={key} title={title} path={path} items={nested} isWide={isWide} />
          ) : (
            <LinkItem key={key} title={title} path={path} />
          );
        })}
      </ul>
    </nav>
  );
}
