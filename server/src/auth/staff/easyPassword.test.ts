import { readConfig } from '../../config';
import { warnOfEasyPassword } from './accounts';

const warned = async (STAFF_PASSWORD: string) => {
  const warn = jest.fn();
  const env = { STAFF_EMAIL: 'asha@shop.example', STAFF_PASSWORD, STAFF_NAME: 'Asha' };
  await warnOfEasyPassword(readConfig(env), { warn });
  return warn.mock.calls;
};

test.each(['asha@shop.example', 'MCS Repairs', 'asha2026', 'passwordpassword'])(
  'the easy password %s in the environment causes a warning without the password',
  async (password) => {
    const calls = await warned(password);
    expect(calls).toHaveLength(1);
    expect(JSON.stringify(calls)).toContain('STAFF_PASSWORD is easy to guess');
    expect(JSON.stringify(calls)).not.toContain(password);
  },
);

test('a good password, and none at all, cause no warning', async () => {
  expect(await warned('monsoon over the ridge')).toEqual([]);
  const warn = jest.fn();
  await warnOfEasyPassword(readConfig({}), { warn });
  expect(warn).not.toHaveBeenCalled();
});
