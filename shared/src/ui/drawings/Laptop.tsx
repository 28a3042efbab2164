import { makeDrawing } from './makeDrawing';
import { Metal, type Tone } from './Metal';
import { scaled } from './scaled';
import { Shadow } from './Shadow';
import { skyOf, Wallpaper } from './Wallpaper';
import { OWN_ID } from './markupOf';

export type LaptopProps = {
  front?: 'notch' | 'full' | 'island' | 'button';
  inches?: number;
  tone?: Tone;
};

export const Laptop = makeDrawing(({ front = 'notch', inches, tone }: LaptopProps) => {
  return (
    <>
      <Metal id={OWN_ID} look={tone} />
      <Shadow y={191} rx={116} ry={6} />
      <g transform={scaled(inches, 16, 188)}>
        <rect
          x="28"
          y="52"
          width="184"
          height="126"
          rx="10"
          fill={tone ? `url(#${OWN_ID})` : 'var(--draw-edge)'}
          stroke="var(--draw-edge-dark)"
          data-edge
        />
        <rect x="29.5" y="53.5" width="181" height="124" rx="8.5" fill="var(--draw-black)" />
        <Wallpaper x={35} y={59} width={170} height={109} radius={4} sky={skyOf(tone, 'screen')} />
        {front === 'notch' ? (
          <path d="M107 58.5h26v4.5a3 3 0 0 1-3 3h-20a3 3 0 0 1-3-3Z" fill="var(--draw-black)" />
        ) : (
          <circle cx="120" cy="56.5" r="1.1" fill="var(--draw-edge-dark)" />
        )}
        <path
          d="M6 176h228v5.500c0 4.2-3.4 6.5-8 6.500H14c-4.6 0-8-2.3-8-6.500Z"
          fill={`url(#${OWN_ID})`}
          stroke="var(--draw-edge)"
          data-edge
        />
        <path d="M98 176h44c0 3.2-2 4.8-5 4.800h-34c-3 0-5-1.6-5-4.800Z" fill="var(--draw-edge)" />
      </g>
    </>
  );
}, 'laptop');
