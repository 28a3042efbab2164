import { makeDrawing } from './makeDrawing';
import { Metal } from './Metal';
import { OWN_ID } from './markupOf';

export const ToolSet = makeDrawing(() => {
  return (
    <>
      <Metal id={OWN_ID} look="across" />
      <linearGradient id={`${OWN_ID}grip`} x1="0" y1="0" x2="1" y2="0">
        <stop offset="0" stopColor="var(--draw-screen-c)" />
        <stop offset="0.4" stopColor="var(--draw-screen-b)" />
        <stop offset="1" stopColor="var(--draw-screen-c)" />
      </linearGradient>
      <g transform="rotate(-14 64 120)">
        <path
          d="M61 126h6v84l-3 6-3-6Z"
          fill={`url(#${OWN_ID})`}
          stroke="var(--draw-edge-dark)"
          data-edge
        />
        <rect
          x="48"
          y="34"
          width="32"
          height="94"
          rx="11"
          fill={`url(#${OWN_ID}grip)`}
          stroke="var(--draw-screen-c)"
          data-edge
        />
        <rect
          x="50"
          y="22"
          width="28"
          height="16"
          rx="7"
          fill={`url(#${OWN_ID})`}
          stroke="var(--draw-edge)"
          data-edge
        />
        <path
          d="M58 52v60M64 52v60M70 52v60"
          stroke="var(--draw-white)"
          strokeOpacity="0.35"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </g>
      <path
        d="M112 30c0-8 4-12 9-12s9 4 9 12l-3 168c0 8-2 18-6 18s-6-10-6-18Z"
        fill="var(--draw-ink-soft)"
        stroke="var(--draw-edge-dark)"
        data-edge
      />
      <g transform="rotate(12 176 120)">
        <path
          d="M176 24c-9 0-12 5-12 14l-4 104 13 74 3-60 3 60 13-74-4-104c0-9-3-14-12-14Zm0 28 6 92-6 30-6-30Z"
          fillRule="evenodd"
          fill={`url(#${OWN_ID})`}
          stroke="var(--draw-edge-dark)"
          strokeLinejoin="round"
          data-edge
        />
        <path
          d="M163 96h7M163 103h7M163 110h7M182 96h7M182 103h7M182 110h7"
          stroke="var(--draw-edge-dark)"
          strokeWidth="1.6"
        />
      </g>
    </>
  );
});
