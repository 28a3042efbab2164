import { OWN_ID } from './markupOf';
import type { Tone } from './Metal';

/** The colours of a wallpaper. */
type Sky = 'screen' | 'dusk' | 'teal' | 'rose';

const SKY_OF: Record<Tone, Sky> = {
  light: 'teal',
  dark: 'rose',
  blue: 'screen',
  gold: 'dusk',
  green: 'teal',
};

/**
 * Returns the wallpaper that suits a body of this colour, so that a grid of devices has several
 * colours. A body without a colour has the `usual` one.
 */
export const skyOf = (tone: Tone | undefined, usual: Sky): Sky => (tone ? SKY_OF[tone] : usual);

type Place = { x: number; y: number; width: number; height: number };
type WallpaperProps = Place & { radius?: number; sky: Sky };

const FAR = 'M0 78 18 62l10 7 22-27 9 9 13-19 20 29 9-8 19 22 14-11 26 20v56H0Z';
const NEAR = 'M0 98c22-10 40-6 60 2s36 8 56-4 30-8 44-2v46H0Z';

/**
 * Returns the transform that puts the mountain ridge into a screen of this size. The ridge is 160
 * units wide, with its summit at 35 and its foot at 130. It has the same height on every screen.
 */
function placed({ x, y, width, height }: Place): string {
  const tall = (height * 0.58) / 95;
  const wide = Math.max(width / 160, tall * 0.75);
  const left = x + width / 2 - 80 * wide;
  const top = y + height * 0.42 - 35 * tall;
  return `translate(${left.toFixed(2)} ${top.toFixed(2)}) scale(${wide.toFixed(3)} ${tall.toFixed(3)})`;
}

/** What the screens of all drawn devices show: the Himalaya before sunrise. */
export function Wallpaper({ x, y, width, height, radius = 0, sky }: WallpaperProps) {
  const colour = (name: string) => `var(--draw-${sky}-${name})`;
  return (
    <>
      <linearGradient id={`${OWN_ID}sky`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={colour('b')} />
        <stop offset="0.42" stopColor={colour('a')} />
        <stop offset="0.62" stopColor={colour('glow')} />
      </linearGradient>
      <linearGradient id={`${OWN_ID}far`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={colour('a')} />
        <stop offset="0.35" stopColor={colour('b')} />
        <stop offset="1" stopColor={colour('c')} />
      </linearGradient>
      <linearGradient id={`${OWN_ID}near`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={colour('c')} />
        <stop offset="1" stopColor={colour('d')} />
      </linearGradient>
      <clipPath id={`${OWN_ID}clip`}>
        <rect x={x} y={y} width={width} height={height} rx={radius} />
      </clipPath>
      <g clipPath={`url(#${OWN_ID}clip)`}>
        <rect x={x} y={y} width={width} height={height} fill={`url(#${OWN_ID}sky)`} />
        <g transform={placed({ x, y, width, height })}>
          <path d={FAR} fill={`url(#${OWN_ID}far)`} />
          <path d={NEAR} fill={`url(#${OWN_ID}near)`} />
        </g>
      </g>
    </>
  );
}
