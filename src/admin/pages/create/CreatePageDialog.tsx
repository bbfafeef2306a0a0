import type { PageSummary } from "#publishing";
import { Alert, Dialog, DialogButtons } from "#ui/kit";
import { BlocksFileField } from "../BlocksFileField.tsx";
import { ALL_CHOICES } from "./gallery/choices.ts";
import { Gallery } from "./gallery/Gallery.tsx";
import { LocaleField } from "./LocaleField.tsx";
import { PathField } from "./PathField.tsx";
import { TemplateOffer } from "./TemplateOffer.tsx";
import { TitleField } from "./TitleField.tsx";
import { useCreatePage } from "./use-create-page.ts";

type CreatePageDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The page to duplicate: the new one begins with its draft. */
  original?: PageSummary;
};

/** Creates a page from a template, from a file, or as a copy of another one. */
export function CreatePageDialog({ open, ...rest }: CreatePageDialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({ onOpenChange, original }: Omit<CreatePageDialogProps, "open">) {
  const { form, values, change, chooseFile, isKept, discard } = useCreatePage(original);
  const { title, path, locale, beginning, file } = values;
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      size={original ? "medium" : "large"}
      title={original ? `Duplicate ${original.kind}` : "Create page"}
      description={original && `Begins with the current draft of “${original.title}”.`}
      onSubmit={form.handleSubmit}
      kept={{ isKept, onDiscard: discard }}
      footer={
        <DialogButtons onCancel={() => onOpenChange(false)} busy={form.busy}>
          {original ? "Duplicate" : "Create page"}
        </DialogButtons>
      }
    >
      <TitleField value={title} onChange={(next) => change({ title: next })} error={form.faults.title} />
      <div className="grid items-start gap-4 sm:grid-cols-[2fr_1fr]">
        <PathField value={path} onChange={(next) => change({ path: next })} locale={locale} error={form.faults.path} />
        <LocaleField
          value={locale}
          onChange={(next) => change({ locale: next })}
          isCopy={original !== undefined}
          error={form.faults.locale}
        />
      </div>
      {!original && (
        <>
          <Gallery
            label="Begin with"
            choices={ALL_CHOICES}
            value={beginning}
            onChange={(next) => change({ beginning: next })}
          />
          <TemplateOffer template={beginning} />
          {beginning === "file" && <BlocksFileField value={file} onChange={chooseFile} />}
        </>
      )}
      {form.error !== undefined && <Alert kind="error">{form.error}</Alert>}
    </Dialog>
  );
}
