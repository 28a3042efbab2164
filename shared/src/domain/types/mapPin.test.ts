import { areaMapHref, mapHref, parsePin, pinText } from './mapPin';

test.each([
  ['27.7172, 85.3240', '27.71720, 85.32400'],
  ['27.7172 85.324', '27.71720, 85.32400'],
  [
    'https://www.openstreetmap.org/?mlat=27.6710&mlon=85.4298#map=17/27.6710/85.4298',
    '27.67100, 85.42980',
  ],
  ['https://www.google.com/maps/@28.2096,83.9856,15z', '28.20960, 83.98560'],
])('%s is a valid position', (text, expected) => {
  const pin = parsePin(text);
  expect(pin && pinText(pin)).toBe(expected);
});

test.each(['', 'Thamel', '85.3240, 27.7172', '51.5072, 0.1276', '27.7172', '9'.repeat(400)])(
  '%s is not a valid position',
  (text) => {
    expect(parsePin(text)).toBeNull();
  },
);

test('a position is shown on OpenStreetMap', () => {
  expect(mapHref({ latitude: 27.7172, longitude: 85.324 })).toBe(
    'https://www.openstreetmap.org/?mlat=27.7172&mlon=85.324#map=17/27.7172/85.324',
  );
});

test('a part of town is searched on OpenStreetMap', () => {
  expect(areaMapHref('Thamel, Kathmandu')).toBe(
    'https://www.openstreetmap.org/search?query=Thamel%2C%20Kathmandu%2C%20Nepal',
  );
});
