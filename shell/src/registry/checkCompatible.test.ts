import { checkCompatible } from './checkCompatible';

const GIVES = { 'shared/platform/store': ['itemAdded'] };

test.each([[{ 'shared/platform/store': ['itemAdded'] }], [{}], [undefined]])(
  'a remote that imports %j is accepted',
  (takes) => {
    expect(() => checkCompatible('booking', { takes }, GIVES)).not.toThrow();
  },
);

test('a remote that imports a missing name is rejected with that name', () => {
  const takes = { 'shared/platform/store': ['itemAdded', 'itemGifted'] };
  expect(() => checkCompatible('booking', { takes }, GIVES)).toThrow(
    'The remote booking uses names that this site does not provide: itemGifted of shared/platform/store',
  );
});
