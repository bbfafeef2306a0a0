import { Icon } from "#ui";
import { useBlockContext } from "../../context.tsx";
import { BlockImage } from "../BlockImage.tsx";

const RATIO = 16 / 9;

/** The round play symbol. */
function PlaySymbol() {
  return (
    <span className="video-sign" aria-hidden="true">
      <Icon name="Play" />
    </span>
  );
}

/** Shown where there is no poster: a title card on ruled paper. The button over it has the same text. */
function TitleCard({ title }: { title: string }) {
  const { siteName } = useBlockContext();
  return (
    <span className="video-card" aria-hidden="true">
      <span className="text-xs text-on-deep-soft">{siteName}</span>
      <PlaySymbol />
      <span className="video-title">{title}</span>
    </span>
  );
}

/** What is shown instead of a video until it plays: the poster or a title card, and the play symbol. */
export function VideoCover({
  title,
  poster,
  alt,
  eager,
}: {
  title: string;
  poster?: string;
  alt?: string;
  eager?: boolean;
}) {
  if (!poster) return <TitleCard title={title} />;
  return (
    <>
      <BlockImage src={poster} alt={alt ?? ""} ratio={RATIO} eager={eager} className="video-image" />
      <PlaySymbol />
    </>
  );
}
