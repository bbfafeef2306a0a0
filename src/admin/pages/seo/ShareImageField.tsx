import { ImageField } from "#media/pictures";
import { TextField } from "#ui/kit";
import type { MetaText } from "./use-meta-text.ts";

/** The picture that shared links show. */
export function ShareImageField({ image, readOnly }: { image: MetaText; readOnly: boolean }) {
  return (
    <div data-page-undo {...image.around}>
      {readOnly ? (
        <TextField label="Share image" readOnly value={image.text} />
      ) : (
        <ImageField
          label="Share image"
          value={image.text}
          error={image.error}
          hint="1200 × 630 pixels works everywhere."
          onChange={(value) => image.type(value, {})}
        />
      )}
    </div>
  );
}
