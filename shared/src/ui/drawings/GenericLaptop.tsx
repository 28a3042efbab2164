import { makeDrawing } from './makeDrawing';
import { Metal } from './Metal';
import { Shadow } from './Shadow';
import { Wallpaper } from './Wallpaper';
import { OWN_ID } from './markupOf';

const ROWS = [
  { y: 179.5, inset: 27, keys: 14 },
  { y: 186, inset: 23.5, keys: 13 },
  { y: 192.5, inset: 20, keys: 12 },
];

export const GenericLaptop = makeDrawing(() => {
  return (
    <>
      <Metal id={OWN_ID} look="dark" />
      <Shadow y={213} rx={118} ry={7} />
      <rect
        x="32"
        y="36"
        width="176"
        height="136"
        rx="7"
        fill="var(--draw-ink-soft)"
        stroke="var(--draw-edge-dark)"
        data-edge
      />
      <Wallpaper x={40} y={45} width={160} height={108} radius={2} sky="screen" />
      <circle cx="120" cy="40.5" r="1.3" fill="var(--draw-edge-dark)" />
      <rect x="52" y="168" width="136" height="6" rx="2" fill="var(--draw-ink)" />
      <path
        d="M32 173h176l22 31.500H10Z"
        fill={`url(#${OWN_ID})`}
        stroke="var(--draw-edge-dark)"
        strokeLinejoin="round"
        data-edge
      />
      {ROWS.map(({ y, inset, keys }) => {
        const width = (240 - 2 * inset) / keys - (2 * 16) / keys;
        return Array.from({ length: keys }, (_, key) => (
          <rect
            key={`${y}-${key}`}
            x={inset + 16 + key * width}
            y={y}
            width={width - 1.6}
            height="4.6"
            rx="1.2"
            fill="var(--draw-key)"
          />
        ));
      })}
      <path
        d="M10 204.500h220v3c0 3-2.5 5-6 5H16c-3.5 0-6-2-6-5Z"
        fill="var(--draw-ink-soft)"
        stroke="var(--draw-edge-dark)"
        data-edge
      />
    </>
  );
}, 'desk');
