/**
 * Makes the slug of a name: `MacBook Air 13"` becomes `macbook-air-13`. A name without Latin
 * letters or digits becomes `fallback`.
 */
export function slugOf(name: string, fallback: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain
    .match(/[a-z0-9]+/g)
    ?.join('-')
    .slice(0, 50)
    .replace(/-$/, '');
  return words ?? fallback;
}
