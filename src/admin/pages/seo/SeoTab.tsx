import type { PageSummary } from "#publishing";
import { localePath } from "#shared";
import { SwitchField, TextArea, TextField } from "#ui/kit";
import { ImageField } from "#media/pictures";
import { siteName } from "#client";
import { useMayChange } from "../use-may-change.ts";
import type { Draft } from "../page/use-page.ts";
import { LengthHint } from "./LengthHint.tsx";
import { DESCRIPTION_LIMIT, TITLE_LIMIT } from "./limits.ts";
import { MetaConflictNote } from "./MetaConflictNote.tsx";
import { MoreTags } from "./MoreTags.tsx";
import { SearchPreview } from "./SearchPreview.tsx";
import { SharePreview } from "./SharePreview.tsx";
import { SaveStateLine } from "./SaveStateLine.tsx";
import { useMeta, type MetaField } from "./use-meta.ts";

/** What search engines and link previews show of the page; what is entered is stored when a field is left. */
export function SeoTab({ page, draft }: { page: PageSummary; draft: Draft }) {
  const readOnly = !useMayChange(page);
  const { names, field, state } = useMeta(page.id, draft);
  const [title, description, image] = [field("title"), field("description"), field("og:image")];
  const [canonical, robots] = [field("canonical"), field("robots")];
  const isHidden = robots.value.includes("noindex");
  const shown = {
    address: window.location.origin + localePath(page.path, page.locale),
    title: title.value || siteName(),
    description: description.value,
  };
  return (
    <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)]">
      <div className="grid max-w-xl gap-5">
        <SaveStateLine state={state} />
        <div>
          <TextField label="Title" readOnly={readOnly} {...inputOf(title)} />
          <LengthHint length={title.value.length} limit={TITLE_LIMIT} />
          <MetaConflictNote label="Title" field={title} />
        </div>
        <div>
          <TextArea label="Description" readOnly={readOnly} {...inputOf(description)} />
          <LengthHint length={description.value.length} limit={DESCRIPTION_LIMIT} />
          <MetaConflictNote label="Description" field={description} />
        </div>
        <div onBlur={image.onBlur}>
          {readOnly ? (
            <TextField label="Share image" readOnly value={image.value} />
          ) : (
            <ImageField
              label="Share image"
              value={image.value}
              error={image.error}
              hint="1200 × 630 pixels fit everywhere."
              onChange={(value, chosen) => (chosen || !value ? image.save(value) : image.onValueChange(value))}
            />
          )}
          <MetaConflictNote label="Share image" field={image} />
        </div>
        <div>
          <SwitchField
            label="Hide from search engines"
            hint="The page stays open to everybody who knows its address."
            error={robots.error}
            checked={isHidden}
            disabled={readOnly}
            onCheckedChange={(checked) => robots.save(checked ? "noindex" : "")}
          />
          <MetaConflictNote label="Hide from search engines" field={robots} />
        </div>
        <div>
          <TextField
            label="Original address"
            hint="Only when the same content stands elsewhere: search engines then show that one."
            placeholder={shown.address}
            readOnly={readOnly}
            {...inputOf(canonical)}
          />
          <MetaConflictNote label="Original address" field={canonical} />
        </div>
        <MoreTags names={names} field={field} readOnly={readOnly} />
      </div>
      <div className="grid gap-6 lg:sticky lg:top-8">
        <SearchPreview {...shown} site={siteName()} isHidden={isHidden} />
        <SharePreview {...shown} image={image.value} />
      </div>
    </div>
  );
}

function inputOf({ value, error, onValueChange, onBlur }: MetaField) {
  return { value, error, onValueChange, onBlur };
}
