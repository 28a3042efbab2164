import { makeDrawing } from './makeDrawing';
import { Metal, type Tone } from './Metal';
import { scaled } from './scaled';
import { Shadow } from './Shadow';
import { skyOf, Wallpaper } from './Wallpaper';
import { OWN_ID } from './markupOf';

/**
 * A desktop computer with a built-in display. The 24-inch model is flat with a light border. The
 * others have a black border.
 */
export const AllInOne = makeDrawing(({ inches = 24, tone }: { inches?: number; tone?: Tone }) => {
  const flat = inches === 24;
  const sky = skyOf(tone, 'teal');
  return (
    <>
      <Metal id={OWN_ID} look={tone} />
      <Shadow y={219} rx={78} ry={6} />
      <g transform={scaled(inches, 27, 216)}>
        <path
          d={flat ? 'M92 170h56v43H92Z' : 'M98 170h44l5 40c.3 2-1 3-3 3H96c-2 0-3.3-1-3-3Z'}
          fill="var(--draw-body-dark)"
          stroke="var(--draw-edge)"
          data-edge
        />
        <path d="M92 170h56v10H92Z" fill="var(--draw-shade)" />
        <rect
          x="72"
          y="210"
          width="96"
          height="6"
          rx="3"
          fill={`url(#${OWN_ID})`}
          stroke="var(--draw-edge)"
          data-edge
        />
        <rect
          x="10"
          y="28"
          width="220"
          height="156"
          rx="10"
          fill={`url(#${OWN_ID})`}
          stroke="var(--draw-edge-dark)"
          data-edge
        />
        {flat ? (
          <Wallpaper x={18} y={36} width={204} height={116} radius={3} sky={sky} />
        ) : (
          <>
            <path d="M11 38a9 9 0 0 1 9-9h200a9 9 0 0 1 9 9v118H11Z" fill="var(--draw-black)" />
            <Wallpaper x={19} y={37} width={202} height={112} radius={1} sky={sky} />
          </>
        )}
        <circle cx="120" cy={flat ? 32 : 33} r="1.3" fill="var(--draw-edge-dark)" />
      </g>
    </>
  );
}, 'desk');
