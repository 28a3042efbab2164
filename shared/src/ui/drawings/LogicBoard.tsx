import { makeDrawing } from './makeDrawing';
import { Metal } from './Metal';
import { Shadow } from './Shadow';
import { OWN_ID } from './markupOf';

const OUTLINE =
  'M34 28h106a8 8 0 0 1 8 8v52a8 8 0 0 0 8 8h42a8 8 0 0 1 8 8v100a8 8 0 0 1-8 8H90a8 8 0 0 1-8-8v-36a8 8 0 0 0-8-8H34a8 8 0 0 1-8-8V36a8 8 0 0 1 8-8Z';
const TRACES =
  'M60 96v18h26M72 96v10h14M112 60h18v26M98 160v30h26M150 168v22h24M176 128h14v30M58 46h14M58 54h10M44 132h24v12';
const HOLES = [
  [40, 42],
  [134, 42],
  [40, 146],
  [192, 110],
  [192, 198],
  [96, 198],
] as const;
const SMALL = [
  [116, 44],
  [116, 52],
  [126, 100],
  [134, 100],
  [142, 100],
  [164, 190],
  [172, 190],
  [180, 190],
  [48, 120],
  [56, 120],
  [112, 190],
  [112, 182],
] as const;

export const LogicBoard = makeDrawing(() => {
  return (
    <>
      <Metal id={OWN_ID} look="green" />
      <Metal id={`${OWN_ID}chip`} look="dark" />
      <Metal id={`${OWN_ID}shield`} />
      <Shadow y={218} rx={90} />
      <path d={OUTLINE} fill={`url(#${OWN_ID})`} stroke="var(--draw-green-dark)" data-edge />
      <path
        d={TRACES}
        stroke="var(--draw-copper)"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeOpacity="0.85"
      />
      {HOLES.map(([x, y]) => (
        <circle
          key={`${x}-${y}`}
          cx={x}
          cy={y}
          r="4.5"
          fill="var(--surface)"
          stroke="var(--draw-copper)"
          strokeWidth="2.2"
        />
      ))}
      {SMALL.map(([x, y]) => (
        <rect
          key={`${x}-${y}`}
          x={x}
          y={y}
          width="5"
          height="4"
          rx="0.8"
          fill="var(--draw-copper)"
        />
      ))}
      <rect
        x="54"
        y="56"
        width="44"
        height="44"
        rx="5"
        fill={`url(#${OWN_ID}shield)`}
        stroke="var(--draw-edge)"
        data-edge
      />
      <rect
        x="88"
        y="110"
        width="62"
        height="56"
        rx="5"
        fill={`url(#${OWN_ID}chip)`}
        stroke="var(--draw-edge-dark)"
        data-edge
      />
      <rect
        x="98"
        y="120"
        width="42"
        height="36"
        rx="3"
        stroke="var(--draw-white)"
        strokeOpacity="0.14"
        strokeWidth="1.5"
      />
      <circle cx="97" cy="119" r="2" fill="var(--draw-white)" fillOpacity="0.4" />
      <rect
        x="160"
        y="126"
        width="26"
        height="36"
        rx="3.5"
        fill={`url(#${OWN_ID}chip)`}
        stroke="var(--draw-edge-dark)"
        data-edge
      />
      <rect
        x="122"
        y="176"
        width="32"
        height="22"
        rx="3.5"
        fill={`url(#${OWN_ID}chip)`}
        stroke="var(--draw-edge-dark)"
        data-edge
      />
      <rect x="82" y="36" width="28" height="12" rx="2.5" fill="var(--draw-ink)" />
    </>
  );
});
