import { Braces } from "lucide-react";
import { useId } from "react";
import { findBlock } from "#blocks";
import type { Path } from "#publishing";
import { Button } from "#ui/kit";
import { BlockForm, ContentFields, StyleFields } from "../form/DerivedForm.tsx";
import { ImproveBlock } from "../improve/ImproveBlock.tsx";
import { AnchorField } from "./AnchorField.tsx";
import { JumpBar, PartHeading } from "./JumpBar.tsx";
import { CssField, LayoutSection } from "./LayoutSection.tsx";

type BlockTabProps = { blockKey: string; type: string; path?: Path; onJson: () => void };

const PART = "mt-8 grid gap-4 border-t border-line pt-4";

/** A block's form: its content, its style with the layout, and what only some need. */
export function BlockTab({ blockKey, type, path, onJson }: BlockTabProps) {
  const id = useId();
  const content = { name: "Content", id: `${id}-content` };
  const style = { name: "Style", id: `${id}-style` };
  const advanced = { name: "Advanced", id: `${id}-advanced` };
  return (
    <div data-page-undo>
      <JumpBar parts={[content, style, advanced]} />
      <BlockForm blockKey={blockKey} path={path}>
        <div className="grid gap-4">
          <PartHeading {...content} />
          <div className="empty:hidden">
            <ImproveBlock blockKey={blockKey} type={type} />
          </div>
          {findBlock(type) ? (
            <ContentFields type={type} />
          ) : (
            <p className="text-ink-soft">There is no form for blocks of the type {type}. Use the JSON tab.</p>
          )}
        </div>
        <div className={PART}>
          <PartHeading {...style} />
          <StyleFields type={type} />
          <LayoutSection />
        </div>
        <div className={PART}>
          <PartHeading {...advanced} />
          <AnchorField blockKey={blockKey} />
          <CssField />
          <Button icon={<Braces aria-hidden />} className="justify-self-start" onClick={onJson}>
            Edit as JSON
          </Button>
        </div>
      </BlockForm>
    </div>
  );
}
