import type { Tone } from './Metal';
import { skyOf, Wallpaper } from './Wallpaper';

export type FrontLook = 'island' | 'notch' | 'button' | 'full';
type PhoneFrontProps = { front: FrontLook; tone: Tone | undefined };

function ButtonFront({ tone }: { tone: Tone | undefined }) {
  return (
    <>
      <Wallpaper x={7} y={29} width={90} height={152} radius={2} sky={skyOf(tone, 'dusk')} />
      <rect x="42" y="14" width="20" height="3.5" rx="1.75" fill="var(--draw-edge-dark)" />
      <circle cx="52" cy="196" r="8.5" stroke="var(--draw-edge-dark)" strokeWidth="1.8" />
    </>
  );
}

function FullFront({ front, tone }: PhoneFrontProps) {
  return (
    <>
      <Wallpaper x={6} y={6} width={92} height={200} radius={17.5} sky={skyOf(tone, 'dusk')} />
      {front === 'island' && (
        <rect x="37" y="13" width="30" height="9" rx="4.5" fill="var(--draw-black)" />
      )}
      {front === 'notch' && (
        <path
          d="M24 5.5h56c-3.4 0-4.6 2-4.6 4.6v.4c0 4.6-3 7-7 7H35.6c-4 0-7-2.4-7-7v-.4c0-2.6-1.2-4.6-4.6-4.6Z"
          fill="var(--draw-black)"
        />
      )}
      <rect
        x="36"
        y="199"
        width="32"
        height="2.6"
        rx="1.3"
        fill="var(--draw-white)"
        fillOpacity="0.85"
      />
    </>
  );
}

/** The front of a phone. It measures 104 by 212 units. */
export function PhoneFront({ front, tone }: PhoneFrontProps) {
  return (
    <>
      <rect x="-1.5" y="52" width="3" height="18" rx="1.5" fill="var(--draw-edge-dark)" />
      <rect x="102.5" y="60" width="3" height="30" rx="1.5" fill="var(--draw-edge-dark)" />
      <rect
        width="104"
        height="212"
        rx="23"
        fill="var(--draw-edge)"
        stroke="var(--draw-edge-dark)"
        data-edge
      />
      <rect x="2.2" y="2.2" width="99.6" height="207.6" rx="21" fill="var(--draw-black)" />
      {front === 'button' ? <ButtonFront tone={tone} /> : <FullFront front={front} tone={tone} />}
    </>
  );
}
