import { makeDrawing } from '@mcs-repairs/shared/ui/drawings/makeDrawing';
import { Metal } from '@mcs-repairs/shared/ui/drawings/Metal';
import { Shadow } from '@mcs-repairs/shared/ui/drawings/Shadow';
import { OWN_ID } from '@mcs-repairs/shared/ui/drawings/markupOf';

const VISOR =
  'M120 78c44 0 84 4 94 30 8 22 2 54-18 64-24 11-48-2-60-18-5-6-8-8-16-8s-11 2-16 8c-12 16-36 29-60 18-20-10-26-42-18-64 10-26 50-30 94-30Z';
const BAND = 'M30 104C34 54 72 30 120 30s86 24 90 74l-14 6c-4-40-34-62-76-62s-72 22-76 62Z';

export const Headset = makeDrawing(() => {
  return (
    <>
      <Metal id={OWN_ID} look="across" />
      <linearGradient id={`${OWN_ID}glass`} x1="0" y1="0" x2="0.6" y2="1">
        <stop offset="0" stopColor="var(--draw-screen-c)" />
        <stop offset="0.4" stopColor="var(--draw-ink-soft)" />
        <stop offset="1" stopColor="var(--draw-black)" />
      </linearGradient>
      <Shadow y={190} rx={92} />
      <path d={BAND} fill={`url(#${OWN_ID})`} stroke="var(--draw-edge)" data-edge />
      {[0, 1, 2].map((rib) => (
        <path
          key={rib}
          d="M37 106C42 60 76 38 120 38s78 22 83 68"
          stroke="var(--draw-edge)"
          strokeOpacity="0.5"
          transform={`translate(0 ${rib * 3.5})`}
          data-edge
        />
      ))}
      <path d={VISOR} fill="var(--draw-body-light)" stroke="var(--draw-edge-dark)" data-edge />
      <path
        d={VISOR}
        fill={`url(#${OWN_ID}glass)`}
        transform="translate(120 124) scale(0.965 0.945) translate(-120 -124)"
      />
      <path
        d="M44 108c10-13 40-17 76-17"
        stroke="var(--draw-white)"
        strokeOpacity="0.5"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      <circle cx="72" cy="138" r="9" fill="var(--draw-screen-b)" fillOpacity="0.22" />
      <circle cx="168" cy="138" r="9" fill="var(--draw-screen-b)" fillOpacity="0.22" />
    </>
  );
});
