import { BlockImage } from "../parts/BlockImage.tsx";

type Props = { picture?: string; title: string; ratio: number; sizes: string; eager?: boolean };

function firstLetter(title: string): string {
  const [first] = new Intl.Segmenter().segment(title);
  return first?.segment.toUpperCase() ?? "";
}

/** A row's picture, or else the first letter of its name. */
export function RowPicture({ picture, title, ratio, sizes, eager }: Props) {
  return (
    <div className="row-picture" style={{ aspectRatio: ratio }}>
      {picture ? (
        <BlockImage src={picture} alt="" ratio={ratio} sizes={sizes} eager={eager} />
      ) : (
        <span className="row-letter" aria-hidden="true">
          {firstLetter(title)}
        </span>
      )}
    </div>
  );
}
