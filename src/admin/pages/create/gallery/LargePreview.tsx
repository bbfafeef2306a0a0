import { Monitor, Smartphone } from "lucide-react";
import { useState, type SyntheticEvent } from "react";
import { Button, Dialog, useWidth } from "#ui/kit";
import type { Choice } from "./choices.ts";

const WIDTHS = { desktop: 1280, phone: 390 } as const;
type Device = keyof typeof WIDTHS;

const DEVICES = [
  { device: "desktop", label: "Desktop", icon: <Monitor /> },
  { device: "phone", label: "Phone", icon: <Smartphone /> },
] as const;

/** The whole page of a template on a screen of one width, as tall as it is: the window around it scrolls. */
function WholePage({ choice: { value, label }, device }: { choice: Choice; device: Device }) {
  const [box, available] = useWidth<HTMLDivElement>();
  const [height, setHeight] = useState(900);
  const width = WIDTHS[device];
  const scale = Math.min(1, available / width);
  const measure = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) =>
    setHeight(currentTarget.contentDocument?.documentElement.scrollHeight ?? height);
  return (
    <div
      ref={box}
      role="region"
      aria-label={`${label} on a ${device}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      className="h-[min(44rem,58dvh)] overflow-x-hidden overflow-y-auto rounded-control border border-line bg-tint"
    >
      <div inert className="mx-auto overflow-hidden bg-paper" style={{ width: width * scale, height: height * scale }}>
        {available > 0 && (
          <iframe
            title={`Preview of ${label}`}
            src={`/api/templates/${value}/preview`}
            sandbox="allow-same-origin"
            scrolling="no"
            tabIndex={-1}
            onLoad={measure}
            className="origin-top-left border-0"
            style={{ width, height, transform: `scale(${scale})` }}
          />
        )}
      </div>
    </div>
  );
}

type LargePreviewProps = { choice: Choice; onUse: () => void; onClose: () => void };

/** A template's page in full, before it is chosen. */
export function LargePreview({ choice, onUse, onClose }: LargePreviewProps) {
  const [device, setDevice] = useState<Device>("desktop");
  return (
    <Dialog
      open
      size="page"
      onOpenChange={onClose}
      title={choice.label}
      description={choice.hint}
      footer={
        <>
          <Button onClick={onClose}>Back to all templates</Button>
          <Button variant="primary" onClick={onUse}>
            Use this template
          </Button>
        </>
      }
    >
      <div role="group" aria-label="Screen" className="flex gap-2">
        {DEVICES.map((one) => (
          <Button
            key={one.device}
            icon={one.icon}
            aria-pressed={one.device === device}
            onClick={() => setDevice(one.device)}
            className="aria-pressed:border-brand aria-pressed:bg-brand-tint"
          >
            {one.label}
          </Button>
        ))}
      </div>
      <WholePage key={device} choice={choice} device={device} />
    </Dialog>
  );
}
