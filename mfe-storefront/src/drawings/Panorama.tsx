/** The five colours of prayer flags, in their order. */
const FLAGS = ['screen-c', 'white', 'rose-c', 'green', 'warm'];

/** Where they hang: how far beside the spire and how low. */
const PLACES = [
  [20, 60],
  [43, 80],
  [68, 96],
  [94, 110],
  [122, 121],
] as const;

/** The Himalaya at dawn, with a stupa on the nearest hill. It fills its width and is cut at the sides. */
export function Panorama({ className }: { className: string | undefined }) {
  return (
    <svg
      viewBox="0 0 1200 240"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className={className}
    >
      <linearGradient id="panorama-sky" x2="0" y2="1">
        <stop offset="0" stopColor="var(--draw-screen-b)" />
        <stop offset="0.45" stopColor="var(--draw-screen-a)" />
        <stop offset="0.75" stopColor="var(--draw-screen-glow)" />
      </linearGradient>
      <radialGradient id="panorama-sun">
        <stop offset="0" stopColor="var(--draw-dusk-glow)" />
        <stop offset="1" stopColor="var(--draw-dusk-glow)" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="panorama-far" x2="0" y2="1">
        <stop offset="0" stopColor="var(--draw-white)" />
        <stop offset="0.35" stopColor="var(--draw-screen-a)" />
        <stop offset="1" stopColor="var(--draw-screen-b)" />
      </linearGradient>
      <linearGradient id="panorama-middle" x2="0" y2="1">
        <stop offset="0" stopColor="var(--draw-screen-b)" />
        <stop offset="1" stopColor="var(--draw-screen-c)" />
      </linearGradient>
      <linearGradient id="panorama-near" x2="0" y2="1">
        <stop offset="0" stopColor="var(--draw-screen-c)" />
        <stop offset="1" stopColor="var(--draw-screen-d)" />
      </linearGradient>
      <path d="M0 0h1200v240H0Z" fill="url(#panorama-sky)" />
      <path d="M0 0h1200v240H0Z" fill="var(--draw-night)" fillOpacity="0.5" />
      <ellipse cx="760" cy="140" rx="330" ry="130" fill="url(#panorama-sun)" />
      <path
        d="M0 148 70 104 108 126 190 62 226 92 262 66 330 130 372 110 430 142 520 58 548 78 586 22 640 88 664 74 736 132 790 96 830 122 912 64 962 112 1000 92 1062 138 1128 100 1200 140V210H0Z"
        fill="url(#panorama-far)"
      />
      <path
        d="M70 104 108 126 96 150 84 132ZM190 62 226 92 214 128 200 104 204 84ZM262 66 330 130 292 132 280 104ZM520 58 548 78 540 112 526 92ZM586 22 640 88 664 74 736 132 672 140 640 118 620 128 600 84 604 60ZM790 96 830 122 806 128ZM912 64 962 112 1000 92 1062 138 980 140 940 122 922 96ZM1128 100 1200 140 1150 140Z"
        fill="var(--draw-screen-c)"
        fillOpacity="0.16"
      />
      <path
        d="M0 172c60-24 110-26 170-6s100 22 160 0 120-30 190-6 110 26 180 4 130-26 190-4 110 20 170 2 100-10 140 6v70H0Z"
        fill="url(#panorama-middle)"
      />
      <path d="M0 0h1200v240H0Z" fill="var(--draw-night)" fillOpacity="0.5" />
      <path
        d="M760 38Q700 110 610 128M760 38Q820 110 910 128"
        fill="none"
        stroke="var(--draw-screen-d)"
        strokeOpacity="0.7"
        strokeWidth="1.5"
      />
      <path
        d="M610 124v80M910 124v80"
        stroke="var(--draw-screen-d)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      {[-1, 1].map((side) =>
        PLACES.map(([beside, low], flag) => (
          <path
            key={side * beside}
            d={`M${760 + side * beside - 5} ${low}h10v12h-10Z`}
            fill={`var(--draw-${FLAGS[flag]})`}
          />
        )),
      )}
      <path
        d="m759 34-2 10-12 30h-1v14h3c-24 4-39 18-39 40h-24v10h-16v44h184v-44h-16v-10h-24c0-22-15-36-39-40h3v-14h-1l-12-30-2-10Z"
        fill="var(--draw-screen-d)"
      />
      <path
        d="M0 206c90-26 170-24 270-4s190 24 300 0 200-60 310 4c110 30 210 14 320-10v44H0Z"
        fill="url(#panorama-near)"
      />
    </svg>
  );
}
