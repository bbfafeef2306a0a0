import { Crop, Crosshair } from "lucide-react";
import { Button } from "#ui/kit";
import { framingsOf, type Framing } from "../../framings.ts";

const BUTTONS = { crop: { label: "Crop", Icon: Crop }, focus: { label: "Focal point", Icon: Crosshair } };

type FrameButtonsProps = {
  value: string;
  /** The one that has an effect in this place; by default both have. */
  only?: Framing;
  onFrame: (tool: Framing) => void;
};

/** The buttons for how a place shows a picture; none where nothing can be chosen for it. */
export function FrameButtons({ value, only, onFrame }: FrameButtonsProps) {
  const tools = framingsOf(value).filter((tool) => !only || tool === only);
  return tools.map((tool) => {
    const { label, Icon } = BUTTONS[tool];
    return (
      <Button key={tool} icon={<Icon aria-hidden />} onClick={() => onFrame(tool)}>
        {label}
      </Button>
    );
  });
}
