export type Pin = { latitude: number; longitude: number };

/** The borders of Nepal with a margin. Riders do not leave the country. */
const BOUNDS = { south: 26.2, north: 30.6, west: 79.9, east: 88.4 };
const NUMBER = /\d{1,3}\.\d{1,12}/g;
const LONGEST = 300;

/**
 * Returns the latitude and longitude in a text, which may be a link to a map. Null if it has no
 * position in Nepal.
 */
export function parsePin(text: string): Pin | null {
  if (text.length > LONGEST) return null;
  const numbers = (text.match(NUMBER) ?? []).map(Number);
  for (const [index, latitude] of numbers.entries()) {
    const longitude = numbers[index + 1];
    if (longitude !== undefined && isInNepal({ latitude, longitude }))
      return { latitude, longitude };
  }
  return null;
}

const isInNepal = ({ latitude, longitude }: Pin) =>
  latitude >= BOUNDS.south &&
  latitude <= BOUNDS.north &&
  longitude >= BOUNDS.west &&
  longitude <= BOUNDS.east;

export const pinText = ({ latitude, longitude }: Pin): string =>
  `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;

/** Returns the address of a position on OpenStreetMap. */
export const mapHref = ({ latitude, longitude }: Pin): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;

/** Returns an address of OpenStreetMap that searches for a part of town. */
export const areaMapHref = (area: string): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${area}, Nepal`)}`;
