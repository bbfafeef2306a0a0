import { keysOf } from "#shared";
import { Alert } from "#ui/kit";
import type { ListedAuthor } from "../contract.ts";
import type { AuthorFieldTexts } from "./entered-author.ts";

const LABELS: AuthorFieldTexts = { name: "Name", avatar: "Picture", bio: "Bio", link: "Link", userId: "Account" };

type TheirTextsProps = {
  /** As the list has it. */
  author: ListedAuthor | undefined;
  /** What someone else has entered in fields that the user has changed too. */
  texts: Partial<AuthorFieldTexts>;
};

/** Shows what saving would replace. */
export function TheirTexts({ author, texts }: TheirTextsProps) {
  const changed = keysOf(LABELS).filter((name) => texts[name] !== undefined);
  if (changed.length === 0) return null;
  const shown = (name: keyof AuthorFieldTexts) =>
    (name === "userId" && author?.userId === texts.userId ? author?.userName : texts[name]) || "empty";
  return (
    <Alert kind="error">
      <p>Someone else changed this author while you were changing it. Save again to replace what they entered:</p>
      <ul className="mt-2 grid gap-2">
        {changed.map((name) => (
          <li key={name} className="wrap-anywhere whitespace-pre-wrap">{`${LABELS[name]}: ${shown(name)}`}</li>
        ))}
      </ul>
    </Alert>
  );
}
