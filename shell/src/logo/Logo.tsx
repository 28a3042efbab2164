import { useShopProfile } from '@mcs-repairs/shared/platform/site';

/**
 * The logo of the shop: the owner's picture, or the tip of a screwdriver in a rounded square. The
 * owner chooses the colour. It is the same in light and dark mode, and the schema checks its
 * contrast with white (types/contrast).
 */
export function Logo() {
  const { logoColour, logoPicture } = useShopProfile();
  if (logoPicture) return <img src={logoPicture} alt="" width="32" height="32" />;
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="9" fill={logoColour || 'var(--accent)'} />
      <path
        d="M9 22.5 18.2 13.3a4.6 4.6 0 0 1 5.6-6l-3.1 3.1 1 2.9 2.9 1 3-3.1a4.6 4.6 0 0 1-6 5.7L12.5 26a2.5 2.5 0 0 1-3.5-3.5Z"
        transform="translate(-1.6 -.6)"
        fill={logoColour ? '#fff' : 'var(--on-accent)'}
      />
    </svg>
  );
}
