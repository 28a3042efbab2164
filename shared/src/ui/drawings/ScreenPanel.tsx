import { makeDrawing } from './makeDrawing';
import { Shadow } from './Shadow';
import { Wallpaper } from './Wallpaper';

/** A display as a spare part: glass, frame and flex cable. */
export const ScreenPanel = makeDrawing(() => {
  return (
    <>
      <Shadow y={226} rx={84} />
      <path
        d="M92 204v14c0 6 4 9 9 9h20"
        stroke="var(--draw-copper)"
        strokeWidth="9"
        strokeLinejoin="round"
      />
      <rect
        x="116"
        y="218"
        width="26"
        height="16"
        rx="3.5"
        fill="var(--draw-ink-soft)"
        stroke="var(--draw-edge-dark)"
        data-edge
      />
      <rect
        x="46"
        y="28"
        width="104"
        height="182"
        rx="18"
        fill="var(--draw-body-dark)"
        stroke="var(--draw-edge-dark)"
        data-edge
      />
      <rect
        x="53"
        y="35"
        width="90"
        height="168"
        rx="12"
        fill="var(--draw-body)"
        stroke="var(--draw-edge)"
        data-edge
      />
      <rect
        x="86"
        y="10"
        width="108"
        height="188"
        rx="20"
        fill="var(--draw-black)"
        stroke="var(--draw-edge-dark)"
        data-edge
      />
      <Wallpaper x={92} y={16} width={96} height={176} radius={15} sky="screen" />
      <path
        d="M92 118 164 16h9a15 15 0 0 1 6 1.200L92 156Z"
        fill="var(--draw-white)"
        fillOpacity="0.16"
      />
    </>
  );
});
