import { makeDrawing } from './makeDrawing';
import { Metal } from './Metal';
import { scaled } from './scaled';
import { Wallpaper } from './Wallpaper';
import { OWN_ID } from './markupOf';

const TICKS = Array.from({ length: 12 }, (_, hour) => hour * 30);

/** A watch with its band. Its face shows ten past ten. */
export const Watch = makeDrawing(({ inches }: { inches?: number }) => {
  return (
    <>
      <Metal id={OWN_ID} look="across" />
      <Metal id={`${OWN_ID}band`} look="dark" />
      <path
        d="M82 74c2-22 7-44 8-60 .3-4 3-6 7-6h46c4 0 6.7 2 7 6 1 16 6 38 8 60Z"
        fill={`url(#${OWN_ID}band)`}
        stroke="var(--draw-edge-dark)"
        data-edge
      />
      <path
        d="M82 166c2 22 7 44 8 60 .3 4 3 6 7 6h46c4 0 6.7-2 7-6 1-16 6-38 8-60Z"
        fill={`url(#${OWN_ID}band)`}
        stroke="var(--draw-edge-dark)"
        data-edge
      />
      <g transform={scaled(inches, 1.9)}>
        <rect
          x="170"
          y="92"
          width="8"
          height="22"
          rx="4"
          fill={`url(#${OWN_ID})`}
          stroke="var(--draw-edge-dark)"
          data-edge
        />
        <rect x="170" y="126" width="4.5" height="28" rx="2.250" fill="var(--draw-edge-dark)" />
        <rect
          x="66"
          y="58"
          width="108"
          height="124"
          rx="34"
          fill={`url(#${OWN_ID})`}
          stroke="var(--draw-edge-dark)"
          data-edge
        />
        <rect x="70" y="62" width="100" height="116" rx="30" fill="var(--draw-black)" />
        <Wallpaper x={76} y={68} width={88} height={104} radius={24.5} sky="dusk" />
        <g stroke="var(--draw-white)" strokeLinecap="round">
          {TICKS.map((degrees) => (
            <path
              key={degrees}
              d="M120 84v5"
              strokeWidth="2"
              strokeOpacity="0.8"
              transform={`rotate(${degrees} 120 120)`}
            />
          ))}
          <path d="M120 120 103 109" strokeWidth="4.5" />
          <path d="M120 120l21-15.5" strokeWidth="3" />
        </g>
        <circle cx="120" cy="120" r="3.5" fill="var(--draw-warm)" />
      </g>
    </>
  );
}, 'watch');
