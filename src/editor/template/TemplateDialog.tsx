import { LayoutGrid } from "lucide-react";
import { useState } from "react";
import { Alert, Button, Dialog, DialogButtons, TextArea } from "#ui/kit";
import { useEditor } from "../state/editor-context.tsx";
import { TEMPLATE_NAMES } from "./templates.ts";
import { useConfiguration } from "./use-configuration.ts";

/**
 * Replaces the page's blocks by a template, or by blocks as JSON (spec 2), in one undoable step.
 * @param props.startsInGallery opens the gallery of further templates at once.
 */
export function TemplateDialog({ startsInGallery }: { startsInGallery: boolean }) {
  const { ui, props } = useEditor();
  const { templateGallery: Gallery } = props;
  const [isBrowsing, setBrowsing] = useState(startsInGallery);
  const close = () => ui.set({ dialog: undefined, template: undefined });
  const { text, offer, error, chosen, isKept, ...configuration } = useConfiguration(close);
  return (
    <Dialog
      open
      size="large"
      onOpenChange={close}
      title="Set template"
      description="Replaces the blocks on the page. You can undo it."
      onSubmit={configuration.save}
      kept={{ isKept, onShow: configuration.showTyped, onDiscard: configuration.discard }}
      footer={<DialogButtons onCancel={close}>Save</DialogButtons>}
    >
      <div role="group" aria-label="Templates" className="flex flex-wrap gap-2">
        <Button onClick={configuration.showCurrent}>Current</Button>
        {TEMPLATE_NAMES.map(({ name, label }) => (
          <Button key={name} onClick={() => configuration.showTemplate(name)}>
            {label}
          </Button>
        ))}
        {Gallery && (
          <Button icon={<LayoutGrid />} aria-expanded={isBrowsing} onClick={() => setBrowsing(!isBrowsing)}>
            More templates
          </Button>
        )}
      </div>
      {Gallery && isBrowsing && <Gallery value={chosen} onChoose={configuration.showTemplate} />}
      {offer}
      <TextArea
        label="JSON configuration"
        value={text}
        onValueChange={configuration.type}
        spellCheck={false}
        className="field-sizing-fixed h-[30dvh] resize-none font-mono text-sm whitespace-pre sm:h-[45dvh]"
      />
      {error !== undefined && (
        <div ref={(alert) => alert?.scrollIntoView({ block: "nearest" })}>
          <Alert kind="error">{error}</Alert>
        </div>
      )}
    </Dialog>
  );
}
