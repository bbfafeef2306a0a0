import { ImageField } from "#media/pictures";
import { TextArea, TextField } from "#ui/kit";
import { AUTHOR_LIMITS } from "../author.ts";
import type { ListedAuthor } from "../contract.ts";
import { AccountField } from "./AccountField.tsx";
import { fieldsOf, type AuthorFieldTexts } from "./entered-author.ts";

/**
 * @param fault what the server says about it.
 * @returns the hint and the error of the field for the bio: how many characters are left, or too many.
 */
function bioNotes(bio: string, fault: string | undefined): { hint: string; error?: string } {
  const left = AUTHOR_LIMITS.bio - bio.trim().length;
  const hint = `A few words about the author, shown below their posts. ${Math.max(left, 0)} characters left.`;
  return { hint, error: left < 0 ? `Remove ${-left === 1 ? "1 character" : `${-left} characters`}` : fault };
}

type AuthorFieldsProps = {
  /** The stored author; undefined for a new one. */
  author: ListedAuthor | undefined;
  /** What was entered. */
  texts: Partial<AuthorFieldTexts>;
  onChange: (texts: Partial<AuthorFieldTexts>) => void;
  /** What is wrong, by field. */
  faults: Readonly<Record<string, string>>;
};

/** The fields of an author. */
export function AuthorFields({ author, texts, onChange, faults }: AuthorFieldsProps) {
  const value = fieldsOf(author, texts);
  const set = (field: keyof AuthorFieldTexts) => (text: string) => onChange({ [field]: text });
  return (
    <>
      <TextField
        label="Name"
        name="name"
        data-first="end"
        required
        maxLength={AUTHOR_LIMITS.name}
        hint={author && "Posts with an earlier name still show this author."}
        value={value.name}
        onValueChange={set("name")}
        error={faults.name}
      />
      <ImageField label="Picture" name="avatar" value={value.avatar} onChange={set("avatar")} error={faults.avatar} />
      <TextArea
        label="Bio"
        name="bio"
        required={false}
        value={value.bio}
        onValueChange={set("bio")}
        {...bioNotes(value.bio, faults.bio)}
      />
      <TextField
        label="Link"
        name="link"
        inputMode="url"
        required={false}
        placeholder="https://…"
        hint="The author’s website or profile."
        value={value.link}
        onValueChange={set("link")}
        error={faults.link}
      />
      <AccountField
        value={value.userId}
        current={author?.userId === undefined ? undefined : { id: author.userId, name: author.userName ?? "" }}
        onChange={({ id, name }) => onChange({ userId: id, ...(!value.name && { name }) })}
        error={faults.userId}
      />
    </>
  );
}
