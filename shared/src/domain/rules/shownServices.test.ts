import { servicesOf } from '../catalogue/services';
import { shownServices } from './shownServices';

const WATCH = servicesOf('watch');

test('a device without changes has the built-in services', () => {
  expect(shownServices({}, 'watch', WATCH)).toBe(WATCH);
  expect(shownServices({ faults: { imac: [] } }, 'watch', WATCH)).toBe(WATCH);
});

test('a changed device has the owner’s order and values, and leaves out what it does not know', () => {
  const own = [
    { id: 'water', name: 'Swim', issue: 'Swim' },
    { id: 'keyboard' },
    { id: 'screen', duration: '1-2 hours' },
  ] as const;
  const shown = shownServices({ faults: { watch: own } }, 'watch', WATCH);
  expect(shown).toMatchObject([
    { id: 'water', name: 'Swim', issue: 'Swim', duration: '2-3 days' },
    { id: 'screen', name: 'Screen/LCD Replacement', issue: 'Screen Repair', duration: '1-2 hours' },
  ]);
  expect(shown).toHaveLength(2);
});
