import { makeDrawing } from './makeDrawing';
import { Metal } from './Metal';
import { Shadow } from './Shadow';
import { OWN_ID } from './markupOf';

const HOLES = [0, 1, 2, 3, 4].flatMap((row) =>
  [0, 1, 2, 3, 4].map((column) => ({ x: 146 + column * 12, y: 96 + row * 12 })),
);

/** A loudspeaker module with its cable. */
export const SpeakerPart = makeDrawing(() => {
  return (
    <>
      <Metal id={OWN_ID} look="dark" />
      <Metal id={`${OWN_ID}ring`} />
      <Shadow y={184} rx={106} />
      <path d="M60 84V54c0-10 6-15 15-15h16" stroke="var(--draw-copper)" strokeWidth="9" />
      <rect
        x="88"
        y="28"
        width="28"
        height="20"
        rx="4"
        fill="var(--draw-ink-soft)"
        stroke="var(--draw-edge-dark)"
        data-edge
      />
      <path
        d="M10 104a34 34 0 0 1 34-34h152a34 34 0 0 1 34 34v32a34 34 0 0 1-34 34h-60c-8 0-12 8-20 8H44a34 34 0 0 1-34-34Z"
        transform="translate(0 2)"
        fill={`url(#${OWN_ID})`}
        stroke="var(--draw-edge-dark)"
        data-edge
      />
      <circle
        cx="70"
        cy="122"
        r="43"
        fill={`url(#${OWN_ID}ring)`}
        stroke="var(--draw-edge)"
        data-edge
      />
      <circle cx="70" cy="122" r="37" fill="var(--draw-ink)" />
      <circle cx="70" cy="122" r="30" stroke="var(--draw-ink-soft)" strokeWidth="5" />
      <circle
        cx="70"
        cy="122"
        r="17"
        fill={`url(#${OWN_ID}ring)`}
        stroke="var(--draw-edge-dark)"
        data-edge
      />
      {HOLES.map(({ x, y }) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r="3" fill="var(--draw-key)" />
      ))}
      <circle cx="214" cy="120" r="5" fill="var(--draw-edge)" />
      <circle cx="214" cy="120" r="2" fill="var(--draw-ink)" />
    </>
  );
});
