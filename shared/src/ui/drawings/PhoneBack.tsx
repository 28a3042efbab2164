import { Lens } from './Lens';
import { Metal, type Tone } from './Metal';
import { OWN_ID } from './markupOf';

const FLASH = 'var(--draw-flash)';

function Cameras({ count }: { count: 0 | 1 | 2 | 3 }) {
  const plate = {
    fill: 'var(--draw-plate)',
    stroke: 'var(--draw-plate-edge)',
    'data-edge': true,
  };
  if (count === 3) {
    return (
      <>
        <rect x="9" y="9" width="55" height="55" rx="17" {...plate} />
        <Lens x={24} y={24.5} r={10.5} />
        <Lens x={24} y={48.5} r={10.5} />
        <Lens x={49} y={36.5} r={10.5} />
        <circle cx="47" cy="17.5" r="3.2" fill={FLASH} />
        <circle cx="47" cy="55.5" r="2" fill="var(--draw-glass)" />
      </>
    );
  }
  if (count === 2) {
    return (
      <>
        <rect x="10" y="10" width="30" height="57" rx="15" {...plate} />
        <Lens x={25} y={25} r={11} />
        <Lens x={25} y={52} r={11} />
        <circle cx="50" cy="38.5" r="3.2" fill={FLASH} />
      </>
    );
  }
  return (
    <>
      <Lens x={23} y={23} r={10} />
      <circle cx="42" cy="23" r="3.2" fill={FLASH} />
    </>
  );
}

/** The back of a phone. It measures 104 by 212 units. */
type PhoneBackProps = { cameras: 0 | 1 | 2 | 3; tone: Tone | undefined };

export function PhoneBack({ cameras, tone }: PhoneBackProps) {
  const id = `${OWN_ID}back`;
  return (
    <>
      <Metal id={id} look={tone} />
      <rect x="-1.5" y="52" width="3" height="18" rx="1.5" fill="var(--draw-edge-dark)" />
      <rect x="102.5" y="60" width="3" height="30" rx="1.5" fill="var(--draw-edge-dark)" />
      <rect width="104" height="212" rx="23" fill="var(--draw-edge)" />
      <rect
        x="2"
        y="2"
        width="100"
        height="208"
        rx="21"
        fill={`url(#${id})`}
        stroke="var(--draw-edge-dark)"
        strokeOpacity="0.4"
        data-edge
      />
      <Cameras count={cameras} />
    </>
  );
}
