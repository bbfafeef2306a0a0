import { Image, ImageOff } from "lucide-react";
import { useState } from "react";
import { previewAddress, safeImageSrc } from "#shared";

type SharePreviewProps = { address: string; title: string; description: string; image: string };

/** How a link to the page looks in chats and feeds. */
export function SharePreview({ address, title, description, image }: SharePreviewProps) {
  return (
    <section aria-label="Share card preview" className="grid gap-2">
      <h2 className="text-lead">When someone shares the link</h2>
      <div className="max-w-md overflow-hidden rounded-card border border-line bg-raised">
        <ShareImage key={image} address={image} />
        <div className="grid gap-0.5 border-t border-line px-4 py-3">
          <span className="text-xs text-ink-soft uppercase">{new URL(address).host}</span>
          <span className="line-clamp-2 font-semibold">{title}</span>
          {description && <span className="line-clamp-2 text-sm text-ink-soft">{description}</span>}
        </div>
      </div>
    </section>
  );
}

function ShareImage({ address }: { address: string }) {
  const [failed, setFailed] = useState(false);
  const safe = safeImageSrc(address);
  const src = safe && previewAddress(safe);
  if (src && !failed)
    return <img src={src} alt="" className="aspect-[1.91] w-full object-cover" onError={() => setFailed(true)} />;
  return (
    <div className="grid aspect-[1.91] w-full place-items-center bg-tint text-ink-soft">
      <span className="grid justify-items-center gap-1 text-sm">
        {address ? <ImageOff aria-hidden className="size-6" /> : <Image aria-hidden className="size-6" />}
        {address ? "No image at this address" : "A picture of the title, in your colours"}
      </span>
    </div>
  );
}
