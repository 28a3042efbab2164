import { encode } from 'uqr';

/**
 * Draws a QR code as one SVG path. It is black on white in light and dark mode, because scanners
 * need the contrast.
 */
export function QrCode({
  text,
  label = 'QR code of the private link',
  className,
}: {
  text: string;
  label?: string;
  className?: string;
}) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={className}
    >
      <path d={`M0 0h${size}v${size}h-${size}z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
