import { ImageField } from "#media/pictures";
import { metaLabel } from "#publishing";
import { TextField } from "#ui/kit";
import type { MetaText } from "./use-meta-text.ts";

const LABEL = metaLabel("og:image", "page");

/** The picture that shared links show. */
export function ShareImageField({ image, readOnly }: { image: MetaText; readOnly: boolean }) {
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
        />
      )}
    </div>
  );
}
