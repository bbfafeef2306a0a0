import { useBlockContext, useLangs } from "../context.tsx";
import { itemKey } from "../parts/item-key.ts";
import { TextLink } from "../parts/TextLink.tsx";
import { NavMenu } from "./NavMenu.tsx";
import type { HeaderLink } from "./schema.ts";

type Leaf = Pick<HeaderLink, "title" | "path">;

function LinkItem({ title, path }: Leaf) {
  return (
    <li>
      <TextLink href={path ?? ""} className="nav-link">
        {title}
      </TextLink>
    </li>
  );
}

/** A link with nested ones; its own address, if it has one, is the list's first link. */
function LinkMenu({ title, path, items }: Leaf & { items: Leaf[] }) {
  return (
    <li>
      <NavMenu summary={title}>
        {path && <LinkItem title={title} path={path} />}
        {items.map((item, index) => (
          <LinkItem key={itemKey(item, index)} title={item.title} path={item.path} />
        ))}
      </NavMenu>
    </li>
  );
}

/** The main navigation; links without a title are left out. */
export function NavLinks({ links }: { links: HeaderLink[] }) {
  const { texts } = useBlockContext();
  const { content } = useLangs();
  return (
    <nav aria-label={texts.mainNavigation} className="nav-main">
      <ul className="nav-list" lang={content}>
        {links.map((link, index) => {
          const { title, path, items = [] } = link;
          const nested = items.filter((item) => item.title);
          const key = itemKey(link, index);
          return nested.length > 0 ? (
            <LinkMenu key={key} title={title} path={path} items={nested} />
          ) : (
            <LinkItem key={key} title={title} path={path} />
          );
        })}
      </ul>
    </nav>
  );
}
