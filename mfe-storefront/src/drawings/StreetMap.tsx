const STREETS =
  'M-110 69 510 51M-10 96l180 18 340-20M-12-10l-8 180M64-10l-8 180M150-10l-6 180M244-10l24 180M352-10l-20 180M446-10l-16 180';

type StreetMapProps = { place: string; className: string | undefined };

/**
 * A map of streets with a pin and the name of the place. The streets are not real, because the owner
 * can change the address.
 */
export function StreetMap({ place, className }: StreetMapProps) {
  return (
    <svg
      viewBox="-100 0 600 160"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      aria-hidden="true"
      className={className}
    >
      <path d="M-100 0h600v160h-600Z" fill="var(--raised)" />
      <path
        d="M254 0h96l-14 44h-76ZM0 104l70 8-8 48H0ZM400 106l100 4v50H390Z"
        fill="var(--status-completed-bg)"
      />
      <path d="M84 20h52v28H84ZM-90 20h60v30h-60Z" fill="var(--status-confirmed-bg)" />
      <path d={STREETS} stroke="var(--line)" strokeWidth="13" />
      <path d={STREETS} stroke="var(--chosen)" strokeWidth="11" />
      <path
        d="M-100 104h88M-10 30h76M150 28h98M356 30h86M268 140h140M90 170V60M196 60v52M-56 0v66"
        stroke="var(--chosen)"
        strokeWidth="5"
      />
      <ellipse cx="200" cy="106" rx="11" ry="3.5" fill="var(--draw-shadow)" />
      <path
        d="M200 106c-3-16-24-26-24-46a24 24 0 0 1 48 0c0 20-21 30-24 46Z"
        fill="var(--accent)"
        stroke="var(--surface)"
        strokeWidth="2"
      />
      <circle cx="200" cy="60" r="9" fill="var(--surface)" />
      <text
        x="231"
        y="64"
        fontSize="13"
        fontWeight="700"
        fill="var(--text)"
        stroke="var(--raised)"
        strokeWidth="4"
        strokeLinejoin="round"
        paintOrder="stroke"
      >
        {place}
      </text>
    </svg>
  );
}
