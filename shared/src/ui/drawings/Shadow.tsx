import { OWN_ID } from './markupOf';

type ShadowProps = { x?: number; y: number; rx: number; ry?: number };

export function Shadow({ x = 120, y, rx, ry = 7 }: ShadowProps) {
  const id = `${OWN_ID}shadow`;
  return (
    <>
      <radialGradient id={id}>
        <stop offset="0" stopColor="var(--draw-shadow)" stopOpacity="1" />
        <stop offset="1" stopColor="var(--draw-shadow)" stopOpacity="0" />
      </radialGradient>
      <ellipse cx={x} cy={y} rx={rx} ry={ry} fill={`url(#${id})`} />
    </>
  );
}
