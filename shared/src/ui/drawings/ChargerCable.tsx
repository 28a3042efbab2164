import { makeDrawing } from './makeDrawing';
import { Metal } from './Metal';
import { OWN_ID } from './markupOf';

const CABLE = 'M104 118h20c26 0 26 34 50 34 22 0 34-16 34-38 0-30-30-34-30-62V36';

/** A power adapter with its cable. */
export const ChargerCable = makeDrawing(() => {
  return (
    <>
      <Metal id={OWN_ID} />
      <Metal id={`${OWN_ID}round`} look="across" />
      <path d={CABLE} stroke="var(--draw-edge)" strokeWidth="9" strokeLinecap="round" />
      <path d={CABLE} stroke="var(--draw-body-light)" strokeWidth="6.5" strokeLinecap="round" />
      <rect
        x="168"
        y="28"
        width="20"
        height="36"
        rx="6"
        fill={`url(#${OWN_ID}round)`}
        stroke="var(--draw-edge)"
        data-edge
      />
      <rect
        x="171"
        y="12"
        width="14"
        height="18"
        rx="3.5"
        fill="var(--draw-body-dark)"
        stroke="var(--draw-edge-dark)"
        data-edge
      />
      <rect x="174" y="17" width="8" height="3" rx="1.5" fill="var(--draw-ink-soft)" />
      <rect
        x="96"
        y="107"
        width="20"
        height="22"
        rx="5"
        fill={`url(#${OWN_ID})`}
        stroke="var(--draw-edge)"
        data-edge
      />
      <rect x="42" y="184" width="8" height="30" rx="3" fill="var(--draw-edge-dark)" />
      <rect x="72" y="184" width="8" height="30" rx="3" fill="var(--draw-edge-dark)" />
      <rect
        x="18"
        y="84"
        width="86"
        height="104"
        rx="20"
        fill={`url(#${OWN_ID})`}
        stroke="var(--draw-edge)"
        data-edge
      />
      <rect
        x="26"
        y="92"
        width="70"
        height="88"
        rx="14"
        stroke="var(--draw-shade)"
        strokeWidth="1.5"
      />
    </>
  );
});
