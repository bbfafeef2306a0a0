import { useState } from "react";
import { FrameDialog, ImageField } from "#media/pictures";
import { metaLabel } from "#publishing";
import { TextField } from "#ui/kit";
import type { MetaText } from "./use-meta-text.ts";

const LABEL = metaLabel("og:image", "page");

/** The picture that shared links show. */
export function ShareImageField({ image, readOnly }: { image: MetaText; readOnly: boolean }) {
  const [isCropping, setCropping] = useState(false);
  return (
    <div data-page-undo {...image.around}>
      {readOnly ? (
        <TextField label={LABEL} readOnly value={image.text} />
      ) : (
        <ImageField
          label={LABEL}
          value={image.text}
          error={image.error}
          hint="1200 × 630 pixels works everywhere."
          onChange={(value) => image.type(value, {})}
          onlyFraming="crop"
          onFrame={() => setCropping(true)}
        />
      )}
      {isCropping && (
        <FrameDialog
          tool="crop"
          value={image.text}
          onChange={(value) => image.type(value, {})}
          onClose={() => setCropping(false)}
        />
      )}
    </div>
  );
}
