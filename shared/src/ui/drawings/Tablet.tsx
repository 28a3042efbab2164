import { Lens } from './Lens';
import { makeDrawing } from './makeDrawing';
import { OWN_ID } from './markupOf';
import { Metal, type Tone } from './Metal';
import type { FrontLook } from './PhoneFront';
import { scaled } from './scaled';
import { Shadow } from './Shadow';
import { skyOf, Wallpaper } from './Wallpaper';

export type TabletProps = {
  front?: FrontLook;
  inches?: number;
  cameras?: 1 | 2;
  tone?: Tone;
  /**
   * Which side the drawing shows. `pair` shows the front, with the back of the tablet behind it.
   */
  side?: 'front' | 'pair';
};

export const Tablet = makeDrawing(
  ({ front = 'full', inches, cameras = 1, tone, side = 'front' }: TabletProps) => (
    <>
      <Shadow y={228} rx={side === 'pair' ? 110 : 92} />
      <g transform={scaled(inches, 12.9, 226)}>
        {side === 'pair' && (
          <g transform="translate(-28 0)">
            <TabletBack cameras={cameras} tone={tone} />
          </g>
        )}
        <g transform={side === 'pair' ? 'translate(28 0)' : undefined}>
          <TabletFront button={front === 'button'} tone={tone} />
        </g>
      </g>
    </>
  ),
);

type TabletBackProps = { cameras: 1 | 2; tone: Tone | undefined };

function TabletBack({ cameras, tone }: TabletBackProps) {
  const id = `${OWN_ID}back`;
  return (
    <>
      <Metal id={id} look={tone} />
      <rect
        x="40"
        y="16"
        width="160"
        height="210"
        rx="15"
        fill={`url(#${id})`}
        stroke="var(--draw-edge-dark)"
        data-edge
      />
      {cameras === 2 && (
        <rect
          x="46"
          y="22"
          width="42"
          height="42"
          rx="12"
          fill="var(--draw-body-light)"
          fillOpacity="0.5"
          stroke="var(--draw-edge)"
          data-edge
        />
      )}
      <Lens x={58} y={34} r={7.5} />
      {cameras === 2 && <Lens x={58} y={52} r={7.5} />}
    </>
  );
}

function TabletFront({ button, tone }: { button: boolean; tone: Tone | undefined }) {
  const sky = skyOf(tone, 'rose');
  return (
    <>
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
          <Wallpaper x={50} y={36} width={140} height={170} radius={1.5} sky={sky} />
          <circle cx="120" cy="215" r="5.5" stroke="var(--draw-edge-dark)" strokeWidth="1.5" />
        </>
      ) : (
        <>
          <Wallpaper x={50} y={26} width={140} height={190} radius={6} sky={sky} />
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
    </>
  );
}
