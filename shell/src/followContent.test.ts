/** @jest-environment ./tools/jest-environment.cjs */
import type { RouterState } from 'react-router-dom';
import type { SiteConfig } from '@mcs-repairs/shared/platform/contract/page';
import { DEFAULT_SHOP_PROFILE } from '@mcs-repairs/shared/domain/catalogue/shopProfile';
import { followContent } from './followContent';

const CONFIG: SiteConfig = {
  mode: 'connected',
  profile: DEFAULT_SHOP_PROFILE,
  publicUrl: 'http://shop.example',
  contentRevision: 'one',
};
const hours = [{ weekday: 0, opens: '00:00', closes: '24:00' }];
const edited = { ...DEFAULT_SHOP_PROFILE, phone: '01-4000000', hours };

function follow(answer: () => Promise<Response>) {
  const fetch = jest.fn(answer);
  globalThis.fetch = fetch as typeof globalThis.fetch;
  let listener: (state: RouterState) => void = () => {};
  const onChange = jest.fn();
  followContent(
    {
      subscribe: (given) => {
        listener = given;
        return () => {};
      },
    },
    () => CONFIG,
    onChange,
  );
  const go = async (state: 'loading' | 'idle' = 'loading') => {
    listener({ navigation: { state } } as RouterState);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { fetch, onChange, go };
}

const answers = (revision: string) => async () =>
  ({ ok: true, json: async () => ({ revision, profile: edited, banner: null }) }) as Response;

let later = 0;
beforeEach(() => {
  later = 0;
  const real = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => real + later);
});
afterEach(() => jest.restoreAllMocks());

test('the next page shows what was published, with the hours of the schedule', async () => {
  const { onChange, go } = follow(answers('two'));
  later = 6000;
  await go();
  expect(onChange).toHaveBeenCalledWith({
    ...CONFIG,
    contentRevision: 'two',
    profile: { ...edited, hours: DEFAULT_SHOP_PROFILE.hours },
    banner: null,
  });
});

test('the same content changes nothing, and quick presses cause one request', async () => {
  const { fetch, onChange, go } = follow(answers('one'));
  await go();
  expect(fetch).not.toHaveBeenCalled();
  later = 6000;
  await go();
  await go('idle');
  await go();
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(onChange).not.toHaveBeenCalled();
});

test.each([
  ['no connection', () => Promise.reject(new Error('offline'))],
  ['an error of the server', async () => ({ ok: false }) as Response],
])('with %s the page keeps its content', async (_title, answer) => {
  const { onChange, go } = follow(answer);
  later = 6000;
  await go();
  expect(onChange).not.toHaveBeenCalled();
});
