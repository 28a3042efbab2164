import { makeDrawing } from './makeDrawing';
import type { FrontLook } from './PhoneFront';
import { scaled } from './scaled';
import { Shadow } from './Shadow';
import { Wallpaper } from './Wallpaper';

export type TabletProps = { front?: FrontLook; inches?: number };

export const Tablet = makeDrawing(({ front = 'full', inches }: TabletProps) => {
  const button = front === 'button';
  return (
    <>
      <Shadow y={228} rx={92} />
      <g transform={scaled(inches, 12.9, 226)}>
        <rect x="158" y="15" width="16" height="3" rx="1.5" fill="var(--draw-edge-dark)" />
        <rect
          x="40"
          y="16"
          width="160"
          height="210"
          rx="15"
          fill="var(--draw-edge)"
          stroke="var(--draw-edge-dark)"
          data-edge
        />
        <rect x="42" y="18" width="156" height="206" rx="13" fill="var(--draw-black)" />
        {button ? (
          <>
            <Wallpaper x={50} y={36} width={140} height={170} radius={1.5} />
            <circle cx="120" cy="215" r="5.5" stroke="var(--draw-edge-dark)" strokeWidth="1.5" />
          </>
        ) : (
          <>
            <Wallpaper x={50} y={26} width={140} height={190} radius={6} />
            <rect
              x="104"
              y="211"
              width="32"
              height="2"
              rx="1"
              fill="var(--draw-white)"
              fillOpacity="0.85"
            />
          </>
        )}
        <circle cx="120" cy={button ? 27 : 22} r="1.4" fill="var(--draw-edge-dark)" />
      </g>
    </>
  );
});
