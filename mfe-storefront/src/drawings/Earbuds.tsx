import { makeDrawing } from '@mcs-repairs/shared/ui/drawings/makeDrawing';
import { Metal } from '@mcs-repairs/shared/ui/drawings/Metal';
import { Shadow } from '@mcs-repairs/shared/ui/drawings/Shadow';
import { OWN_ID } from '@mcs-repairs/shared/ui/drawings/markupOf';

function Bud({ fill }: { fill: string }) {
  return (
    <>
      <path
        d="M0 0c0-18 13-30 30-30s29 11 29 27c0 14-9 23-21 25l-6 1v52c0 6-3.5 9-9 9s-9-3-9-9V26C5 21 0 12 0 0Z"
        fill={fill}
        stroke="var(--draw-edge)"
        data-edge
      />
      <ellipse
        cx="45"
        cy="-4"
        rx="8"
        ry="12"
        transform="rotate(-18 45 -4)"
        fill="var(--draw-ink-soft)"
      />
      <rect x="18" y="40" width="10" height="3" rx="1.5" fill="var(--draw-edge)" />
      <path d="M14 74h18v2c0 6-3.5 8-9 8s-9-2-9-8Z" fill="var(--draw-edge)" />
    </>
  );
}

export const Earbuds = makeDrawing(() => {
  const fill = `url(#${OWN_ID})`;
  return (
    <>
      <Metal id={OWN_ID} />
      <Shadow y={222} rx={84} />
      <g transform="translate(50 54)">
        <Bud fill={fill} />
      </g>
      <g transform="translate(190 54) scale(-1 1)">
        <Bud fill={fill} />
      </g>
      <rect
        x="42"
        y="118"
        width="156"
        height="102"
        rx="38"
        fill={fill}
        stroke="var(--draw-edge)"
        data-edge
      />
      <path d="M42 152h156" stroke="var(--draw-edge)" data-edge />
      <rect x="104" y="148" width="32" height="8" rx="4" fill="var(--draw-body-dark)" />
      <circle cx="120" cy="178" r="3" fill="var(--draw-green)" />
    </>
  );
});
