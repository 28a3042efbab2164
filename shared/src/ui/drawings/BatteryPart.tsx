import { makeDrawing } from './makeDrawing';
import { Metal } from './Metal';
import { Shadow } from './Shadow';
import { OWN_ID } from './markupOf';

export const BatteryPart = makeDrawing(() => {
  return (
    <>
      <Metal id={OWN_ID} look="dark" />
      <Shadow y={226} rx={66} />
      <path
        d="M150 42c0-16 8-22 22-22h14"
        stroke="var(--draw-copper)"
        strokeWidth="11"
        strokeLinejoin="round"
      />
      <rect
        x="182"
        y="10"
        width="28"
        height="20"
        rx="4"
        fill="var(--draw-ink-soft)"
        stroke="var(--draw-edge-dark)"
        data-edge
      />
      <path d="M188 16h16M188 20h16M188 24h16" stroke="var(--draw-copper)" strokeWidth="1.8" />
      <rect
        x="64"
        y="36"
        width="112"
        height="188"
        rx="12"
        fill={`url(#${OWN_ID})`}
        stroke="var(--draw-edge-dark)"
        data-edge
      />
      <path d="M64 58V48a12 12 0 0 1 12-12h88a12 12 0 0 1 12 12v10Z" fill="var(--draw-key)" />
      <path d="m126 88-26 42h17l-5 36 28-46h-18Z" fill="var(--draw-warm)" />
      <rect
        x="80"
        y="186"
        width="54"
        height="4"
        rx="2"
        fill="var(--draw-white)"
        fillOpacity="0.28"
      />
      <rect
        x="80"
        y="197"
        width="80"
        height="4"
        rx="2"
        fill="var(--draw-white)"
        fillOpacity="0.18"
      />
      <path
        d="M90 224h20v6a4 4 0 0 1-4 4H94a4 4 0 0 1-4-4ZM130 224h20v6a4 4 0 0 1-4 4h-12a4 4 0 0 1-4-4Z"
        fill="var(--draw-edge)"
      />
    </>
  );
});
