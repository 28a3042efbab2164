import { missingNames } from './missingNames';

const GIVES = {
  'shared/platform/store': ['itemAdded', 'useAppDispatch'],
  'shared/ui/Dialog': ['Dialog'],
};

test.each([
  ['nothing', {}],
  ['names that are given', { 'shared/platform/store': ['itemAdded'] }],
  ['a module without a name of it', { 'shared/ui/Dialog': [] }],
  ['a module as a whole', { 'shared/ui/Dialog': ['*'] }],
  ['a library, whose version is everybody\u2019s', { react: ['useFuture'] }],
])('a remote that imports %s lacks no name', (_what, takes) => {
  expect(missingNames(takes, GIVES)).toEqual([]);
});

test('each missing name is reported with its module, and so is a missing module', () => {
  const takes = {
    'shared/platform/store': ['itemAdded', 'itemGifted', 'cartShared'],
    'shared/platform/maps': ['Map'],
  };
  expect(missingNames(takes, GIVES)).toEqual([
    'itemGifted of shared/platform/store',
    'cartShared of shared/platform/store',
    'the module shared/platform/maps',
  ]);
});
