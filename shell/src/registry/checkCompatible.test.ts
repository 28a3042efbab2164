import { checkCompatible } from './checkCompatible';

const provided = (module: string) => (module.startsWith('shared/') ? '1.4.2' : '19.3.1');

test.each([
  [{ 'shared/platform/store': '^1.0.0', react: '^19.0.0' }],
  [{ 'shared/platform/store': '^1.4.2' }],
  [{}],
  [undefined],
])('a remote that asks for %j runs here', (requires) => {
  expect(() => checkCompatible('booking', { requires }, provided)).not.toThrow();
});

test.each([
  [
    { 'shared/platform/store': '^2.0.0' },
    'The remote booking needs shared/platform/store ^2.0.0, this site runs 1.4.2',
  ],
  [
    { 'shared/platform/store': '^1.5.0' },
    'The remote booking needs shared/platform/store ^1.5.0, this site runs 1.4.2',
  ],
  [{ react: '^18.3.0' }, 'The remote booking needs react ^18.3.0, this site runs 19.3.1'],
])('a remote that asks for %j is refused with both versions', (requires, message) => {
  expect(() => checkCompatible('booking', { requires }, provided)).toThrow(message);
});
