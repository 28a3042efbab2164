/** @jest-environment ./tools/jest-environment.cjs */
import { download } from './download';

test('a file is downloaded under its name, and its address outlives the click', async () => {
  jest.useFakeTimers();
  const made: Blob[] = [];
  const revoked: string[] = [];
  URL.createObjectURL = (blob) => {
    made.push(blob as Blob);
    return 'blob:file';
  };
  URL.revokeObjectURL = (address) => void revoked.push(address);
  const clicked: [string, string][] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    clicked.push([this.download, this.href]);
  });
  download('my-data.json', 'application/json', '{"a":1}');
  expect(clicked).toEqual([['my-data.json', 'blob:file']]);
  expect(made.map(({ type, size }) => ({ type, size }))).toEqual([
    { type: 'application/json', size: 7 },
  ]);
  expect(revoked).toEqual([]);
  jest.runAllTimers();
  expect(revoked).toEqual(['blob:file']);
  jest.useRealTimers();
});
