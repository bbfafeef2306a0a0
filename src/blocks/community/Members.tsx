import { cx, initialsOf, safeHref } from "#shared";
import { BlockImage } from "../parts/BlockImage.tsx";
import { columnsStyle } from "../parts/columns.ts";
import { itemKey } from "../parts/item-key.ts";
import { TextLink } from "../parts/TextLink.tsx";
import { avatarSource } from "./avatar.ts";
import type { Member } from "../ports.ts";
import type { Community } from "./schema.ts";

/** A round portrait over the initials, which show when there is no portrait or it can't be loaded. */
function Portrait({ member, isNamed }: { member: Member; isNamed: boolean }) {
  const { avatar_url, user } = member;
  const src = avatarSource(avatar_url);
  return (
    <span className="portrait">
      <span aria-hidden="true">{initialsOf(user)}</span>
      {src && <BlockImage src={src} alt={isNamed ? "" : user} ratio={1} />}
      {!src && !isNamed && <span className="sr-only">{user}</span>}
    </span>
  );
}

function MemberCell({ member, withName }: { member: Member; withName: boolean }) {
  const { user, url } = member;
  const isNamed = withName && user !== "";
  const portrait = (
    <>
      <Portrait member={member} isNamed={isNamed} />
      {isNamed && <span className="member-name">{user}</span>}
    </>
  );
  // Without a name a link would have no accessible name.
  if (!url || !user || !safeHref(url)) return <div className="member">{portrait}</div>;
  return (
    <TextLink href={url} target="_blank" className="member">
      {portrait}
    </TextLink>
  );
}

/** The members as a list in the columns and the gap that the content chose. */
export function Members({ members, content }: { members: Member[]; content: Community }) {
  const { withName = false, grid, gap } = content;
  return (
    <ul className={cx("columns members", withName && "members-named")} style={columnsStyle(grid?.columns, gap)}>
      {members.map((member, index) => (
        <li key={itemKey(member, index)}>
          <MemberCell member={member} withName={withName} />
        </li>
      ))}
    </ul>
  );
}
