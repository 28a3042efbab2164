import { retried } from './retried';

const failing = (code: string, times: number) => {
  const work = jest.fn(async () => {
    if (work.mock.calls.length <= times) throw Object.assign(new Error(code), { code });
    return 'done';
  });
  return work;
};

test.each(['40001', '40P01', 'SQLITE_BUSY'])('work is tried again after %s', async (code) => {
  const work = failing(code, 3);
  expect(await retried(work)).toBe('done');
  expect(work).toHaveBeenCalledTimes(4);
});

test.each(['40003', '23505', '57014', '08006', ''])(
  'work that may have been stored or cannot succeed is tried once (%j)',
  async (code) => {
    const work = failing(code, 1);
    await expect(retried(work)).rejects.toMatchObject({ code });
    expect(work).toHaveBeenCalledTimes(1);
  },
);

test('conflicts without end are reported after a bounded number of tries', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(-0.49);
  const work = failing('40001', Infinity);
  await expect(retried(work)).rejects.toMatchObject({ code: '40001' });
  expect(work).toHaveBeenCalledTimes(25);
  jest.restoreAllMocks();
});
