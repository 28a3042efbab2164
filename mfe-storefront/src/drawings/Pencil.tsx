import { makeDrawing } from '@mcs-repairs/shared/ui/drawings/makeDrawing';
import { OWN_ID } from '@mcs-repairs/shared/ui/drawings/markupOf';

export const Pencil = makeDrawing(() => {
  return (
    <>
      <linearGradient id={OWN_ID}>
        <stop offset="0" stopColor="var(--draw-pencil-dark)" />
        <stop offset="0.5" stopColor="var(--draw-pencil)" />
        <stop offset="1" stopColor="var(--draw-pencil-dark)" />
      </linearGradient>
      <path
        d="M42 196c18-20 30 14 48-4s26-6 34 4 30 8 46-6"
        stroke="var(--draw-screen-b)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <g transform="rotate(38 120 120)">
        <path
          d="M109 22c0-8 4-12 11-12s11 4 11 12v158h-22Z"
          fill={`url(#${OWN_ID})`}
          stroke="var(--draw-edge)"
          data-edge
        />
        <path
          d="M109 180h22l-8 30c-1 3.5-5 3.5-6 0Z"
          fill="var(--draw-pencil)"
          stroke="var(--draw-edge)"
          strokeLinejoin="round"
          data-edge
        />
        <path d="m116.2 207 .8 3c1 3.5 5 3.5 6 0l.8-3Z" fill="var(--draw-edge-dark)" />
        <path d="M109 42h22" stroke="var(--draw-edge)" data-edge />
        <rect x="126" y="60" width="2.5" height="70" rx="1.250" fill="var(--draw-shade)" />
      </g>
    </>
  );
});
