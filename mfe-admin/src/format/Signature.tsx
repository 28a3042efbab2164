/** Draws a stored signature: strokes in a box of 300 by 100. */
export function Signature({ path, className }: { path: string; className?: string }) {
  return (
    <svg viewBox="0 0 300 100" role="img" aria-label="Signature" className={className}>
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
