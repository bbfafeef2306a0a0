import { useState } from "react";
import { FrameDialog, ImageField, type Framing } from "#media/pictures";
import { metaLabel } from "#publishing";
import { TextField, toast } from "#ui/kit";
import type { DraftSession } from "../../drafts/use-draft-session.ts";
import { MetaInput } from "../../pages/seo/MetaInput.tsx";
import { useMetaText } from "../../pages/seo/use-meta-text.ts";

const COVER = metaLabel("og:image", "post");

type CoverFieldProps = { session: DraftSession; readOnly: boolean };

/** The cover of a post, which shared links show too, with its alt text. */
export function CoverField({ session, readOnly }: CoverFieldProps) {
  const { document, sync } = session;
  const [framing, setFraming] = useState<Framing>();
  const cover = useMetaText(session, "og:image");
  const alt = useMetaText(session, "og:image:alt");
  /** A picture of the library brings its own alt text, in the same step. */
  const choose = (url: string, text: string) => {
    const changed = document.change(
      [
        { type: "setMeta", name: "og:image", value: url },
        { type: "setMeta", name: "og:image:alt", value: text || null },
      ],
      { label: COVER },
    );
    if (typeof changed === "object") toast.error(changed.fault);
    else sync.changed();
  };
  return (
    <>
      <div data-page-undo {...cover.around}>
        {readOnly ? (
          <TextField label={COVER} readOnly value={cover.text} />
        ) : (
          <ImageField
            label={COVER}
            value={cover.text}
            error={cover.error}
            hint="Shared links show it too. 1200 × 630 pixels works everywhere."
            onFrame={setFraming}
            onChange={(value, chosen) => (chosen ? choose(value, chosen.alt) : cover.type(value, {}))}
          />
        )}
        {framing && (
          <FrameDialog
            tool={framing}
            value={cover.text}
            onChange={(value) => cover.type(value, {})}
            onClose={() => setFraming(undefined)}
          />
        )}
      </div>
      <MetaInput
        label={metaLabel("og:image:alt", "post")}
        hint="What the picture shows, for people who can’t see it."
        readOnly={readOnly}
        field={alt}
      />
    </>
  );
}
