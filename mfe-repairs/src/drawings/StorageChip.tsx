import { makeDrawing } from '@mcs-repairs/shared/ui/drawings/makeDrawing';
import { Metal } from '@mcs-repairs/shared/ui/drawings/Metal';
import { Shadow } from '@mcs-repairs/shared/ui/drawings/Shadow';
import { OWN_ID } from '@mcs-repairs/shared/ui/drawings/markupOf';

const PINS = Array.from({ length: 9 }, (_, pin) => 60 + pin * 14);

const CELLS = [86, 110, 134].flatMap((x) => [86, 110, 134].map((y) => ({ x, y })));

export const StorageChip = makeDrawing(() => {
  return (
    <>
      <Metal id={OWN_ID} look="dark" />
      <Shadow y={222} rx={84} />
      {PINS.map((at) => (
        <g key={at} fill="var(--draw-copper)">
          <rect x={at} y="28" width="8" height="18" rx="2" />
          <rect x={at} y="194" width="8" height="18" rx="2" />
          <rect x="28" y={at} width="18" height="8" rx="2" />
          <rect x="194" y={at} width="18" height="8" rx="2" />
        </g>
      ))}
      <rect
        x="42"
        y="42"
        width="156"
        height="156"
        rx="16"
        fill={`url(#${OWN_ID})`}
        stroke="var(--draw-edge-dark)"
        data-edge
      />
      <circle cx="62" cy="62" r="5" fill="var(--draw-white)" fillOpacity="0.35" />
      <rect x="80" y="80" width="80" height="80" rx="8" fill="var(--draw-screen-d)" />
      {CELLS.map(({ x, y }) => (
        <rect
          key={`${x}-${y}`}
          x={x}
          y={y}
          width="20"
          height="20"
          rx="3"
          fill="var(--draw-screen-b)"
          fillOpacity={0.35 + ((x + y) % 3) * 0.2}
        />
      ))}
    </>
  );
});
