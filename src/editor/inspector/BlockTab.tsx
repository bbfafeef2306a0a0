import { Braces } from "lucide-react";
import type { ReactNode } from "react";
import { findBlock } from "#blocks";
import type { Path } from "#publishing";
import { Button, Tabs } from "#ui/kit";
import { BlockForm, ContentFields, StyleFields } from "../form/DerivedForm.tsx";
import { ImproveBlock } from "../improve/ImproveBlock.tsx";
import { AnchorField } from "./AnchorField.tsx";
import type { FormPart } from "./form-parts.ts";
import { CssField, LayoutSection } from "./LayoutSection.tsx";
import { useFaultyParts } from "./use-faulty-parts.ts";

type BlockTabProps = {
  blockKey: string;
  type: string;
  /** The field to begin at. */
  path?: Path;
  part: FormPart;
  onPart: (part: FormPart) => void;
  onJson: () => void;
};

/** A block's form: its content, its style with the layout, and what only some need. */
export function BlockTab({ blockKey, type, path, part, onPart, onJson }: BlockTabProps) {
  const faulty = useFaultyParts(blockKey, type);
  const tab = (id: FormPart, label: string, content: ReactNode) => ({
    id,
    label,
    content: <div className="grid gap-4">{content}</div>,
    problem: faulty.has(id) ? "A field here needs your attention" : undefined,
  });
  return (
    <div data-page-undo>
      <BlockForm blockKey={blockKey} path={path}>
        <Tabs
          isInner
          label="Parts of the form"
          value={part}
          onValueChange={onPart}
          tabs={[
            tab("content", "Content", <Content {...{ blockKey, type }} />),
            tab(
              "style",
              "Style",
              <>
                <StyleFields type={type} />
                <LayoutSection />
              </>,
            ),
            tab(
              "advanced",
              "Advanced",
              <>
                <AnchorField blockKey={blockKey} />
                <CssField />
                <Button icon={<Braces aria-hidden />} className="justify-self-start" onClick={onJson}>
                  Edit as JSON
                </Button>
              </>,
            ),
          ]}
        />
      </BlockForm>
    </div>
  );
}

function Content({ blockKey, type }: { blockKey: string; type: string }) {
  return (
    <>
      <div className="empty:hidden">
        <ImproveBlock blockKey={blockKey} type={type} />
      </div>
      {findBlock(type) ? (
        <ContentFields type={type} />
      ) : (
        <p className="text-ink-soft">There is no form for blocks of the type {type}. Use the JSON tab.</p>
      )}
    </>
  );
}
