/** A camera lens: a ring around the glass, with a point of light. */
export function Lens({ x, y, r }: { x: number; y: number; r: number }) {
  return (
    <>
      <circle
        cx={x}
        cy={y}
        r={r}
        fill="var(--draw-glass)"
        stroke="var(--draw-edge-dark)"
        data-edge
      />
      <circle cx={x} cy={y} r={r * 0.62} fill="var(--draw-ink-soft)" />
      <circle cx={x} cy={y} r={r * 0.36} fill="var(--draw-screen-c)" />
      <circle
        cx={x - r * 0.22}
        cy={y - r * 0.24}
        r={r * 0.15}
        fill="var(--draw-white)"
        fillOpacity="0.8"
      />
    </>
  );
}
