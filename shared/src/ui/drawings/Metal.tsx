/** The colours of drawn devices. */
export type Tone = 'light' | 'dark' | 'blue' | 'gold' | 'green';

type MetalProps = { id: string; look?: Tone | 'across' };

const STOPS = {
  light: ['var(--draw-body-light)', 'var(--draw-body)', 'var(--draw-body-dark)'],
  across: ['var(--draw-body-dark)', 'var(--draw-body-light)', 'var(--draw-body-dark)'],
  dark: ['var(--draw-ink-soft)', 'var(--draw-ink-soft)', 'var(--draw-ink)'],
  blue: ['var(--draw-screen-a)', 'var(--draw-screen-a)', 'var(--draw-screen-b)'],
  gold: ['var(--draw-screen-glow)', 'var(--draw-screen-glow)', 'var(--draw-copper)'],
  green: ['var(--draw-green)', 'var(--draw-green)', 'var(--draw-green-dark)'],
};

/**
 * The colour gradient of a metal body; use it as `fill="url(#id)"`. It begins at the upper left.
 * With `across`, it runs from left to right, for round bodies.
 */
export function Metal({ id, look = 'light' }: MetalProps) {
  const [from, middle, to] = STOPS[look];
  return (
    <linearGradient id={id} x1="0" y1="0" x2="1" y2={look === 'across' ? 0 : 1}>
      <stop offset="0" stopColor={from} />
      <stop offset="0.5" stopColor={middle} />
      <stop offset="1" stopColor={to} />
    </linearGradient>
  );
}
