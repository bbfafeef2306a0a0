import { Braces, LayoutGrid, Plus, Sparkles } from "lucide-react";
import { newKey } from "#shared";
import { Icon, IconSheet } from "#ui";
import { Button } from "#ui/kit";
import { focusCanvas } from "../canvas/focus-canvas.ts";
import { DraftPostButton } from "../post-draft/DraftPostButton.tsx";
import { hasAi, useEditor } from "../state/editor-context.tsx";
import { templateOperations } from "./read-template.ts";
import { NOT_LOADED, TEMPLATE_NAMES, type TemplateName } from "./templates.ts";

/** The icon of each template: that of its characteristic block. */
const ICONS = {
  landing: "Rocket",
  pricing: "Coins",
  blog: "BookOpen",
  directory: "Users",
  events: "CalendarDays",
  jobs: "UserCheck",
};

const CARDS = TEMPLATE_NAMES.flatMap(({ name, label }) => (name === "empty" ? [] : { name, label, icon: ICONS[name] }));

/** Offers ways to begin a page without blocks. */
export function EmptyPage() {
  const { props } = useEditor();
  const { add, download } = props.capabilities;
  return (
    <div className="absolute inset-0 z-1 grid overflow-y-auto bg-paper p-4">
      <div className="m-auto grid w-full max-w-2xl justify-items-center gap-5 py-6 text-center">
        <div className="grid gap-1">
          <h2 className="text-heading">This page is empty</h2>
          {(add || download) && <p className="text-ink-soft">Begin with a finished page, or block by block.</p>}
        </div>
        {download && <Templates />}
        <Ways />
      </div>
    </div>
  );
}

function Templates() {
  const { document: page, ui, actions, props } = useEditor();
  const fail = () => ui.set({ alert: NOT_LOADED });
  async function begin(name: TemplateName, label: string): Promise<void> {
    const template = await props.templates(name);
    if (template.offer !== undefined) return ui.set({ dialog: "template", template });
    const found = templateOperations(page.view().draft, JSON.stringify(template.blocks), newKey);
    if (!found.ok) return;
    if (actions.change(found.value, label) === "refused") return;
    actions.say(`${label} set`);
    focusCanvas({ ui });
  }
  return (
    <IconSheet value={props.canvas.icons}>
      <ul aria-label="Templates" className="grid w-full gap-3 sm:grid-cols-3">
        {CARDS.map(({ name, label, icon }) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => void begin(name, label).catch(fail)}
              className="flex min-h-14 w-full cursor-pointer items-center justify-center gap-2.5 rounded-card border border-control bg-raised px-4 py-3 font-semibold text-ink transition-colors hover:border-brand hover:bg-brand-tint sm:min-h-28 sm:flex-col"
            >
              <Icon
                name={icon}
                className="size-6 fill-none stroke-current stroke-[1.75] text-brand [stroke-linecap:round] [stroke-linejoin:round]"
              />
              {label}
            </button>
          </li>
        ))}
      </ul>
    </IconSheet>
  );
}

function Ways() {
  const { ui, props } = useEditor();
  const { add, download } = props.capabilities;
  return (
    <div className="flex flex-wrap justify-center gap-2">
      {add && (
        <Button variant="primary" icon={<Plus />} onClick={() => ui.set({ inserter: { after: null } })}>
          Add block
        </Button>
      )}
      {download && props.templateGallery && (
        <Button icon={<LayoutGrid />} onClick={() => ui.set({ dialog: "gallery" })}>
          More templates
        </Button>
      )}
      {download && (
        <Button icon={<Braces />} onClick={() => ui.set({ dialog: "template" })}>
          Paste JSON
        </Button>
      )}
      {hasAi(props) && (
        <Button icon={<Sparkles />} onClick={() => ui.set({ pageRun: "open" })}>
          Generate page with AI
        </Button>
      )}
      <DraftPostButton />
    </div>
  );
}
