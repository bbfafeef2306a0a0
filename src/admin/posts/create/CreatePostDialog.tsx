import { Alert, Dialog, DialogButtons, SelectField, SuggestField } from "#ui/kit";
import { LocaleField } from "../../pages/create/LocaleField.tsx";
import { PathField } from "../../pages/create/PathField.tsx";
import { TitleField } from "../../pages/create/TitleField.tsx";
import { useCreatePost } from "./use-create-post.ts";

type CreatePostDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** Creates a post: its title, and where it goes. */
export function CreatePostDialog({ open, onOpenChange }: CreatePostDialogProps) {
  return open ? <OpenDialog onOpenChange={onOpenChange} /> : null;
}

function OpenDialog({ onOpenChange }: Omit<CreatePostDialogProps, "open">) {
  const { form, values, blogs, authors, change, chooseBlog, isKept, discard } = useCreatePost();
  const { title, path, blog, locale, author } = values;
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      size="medium"
      title="Create post"
      onSubmit={form.handleSubmit}
      kept={{ isKept, onDiscard: discard }}
      footer={
        <DialogButtons onCancel={() => onOpenChange(false)} busy={form.busy}>
          Create and write
        </DialogButtons>
      }
    >
      <TitleField value={title} onChange={(next) => change({ title: next })} error={form.faults.title} />
      <PathField value={path} onChange={(next) => change({ path: next })} locale={locale} error={form.faults.path} />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Blog"
          name="blog"
          value={blog}
          options={blogs.map((value) => ({ value, label: value === "/" ? "/ (no blog above it)" : value }))}
          onValueChange={chooseBlog}
        />
        <LocaleField value={locale} onChange={(next) => change({ locale: next })} error={form.faults.locale} />
      </div>
      <SuggestField
        label="Author"
        name="author"
        required={false}
        maxLength={120}
        value={author}
        options={authors}
        onValueChange={(next) => change({ author: next })}
        hint="One of your authors, or any other name."
      />
      {form.error !== undefined && <Alert kind="error">{form.error}</Alert>}
    </Dialog>
  );
}
