import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishFolder } from './publishFolder';
import { readRelease } from './releaseStore';
import { publishingOf } from './testing/builtRemote';

const LONG_AFTER_MS = 60_000;
let remotesDir: string;
let folder: string;
let file: string;

beforeEach(async () => {
  remotesDir = mkdtempSync(path.join(tmpdir(), 'releases-'));
  const version = await publishFolder({ remotesDir, gives: {} }, publishingOf('booking'));
  folder = path.join(remotesDir, 'booking', version);
  file = path.join(folder, 'release.json');
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(remotesDir, { recursive: true, force: true });
});

/** Sets the clock of the store, so that a file counts as old. */
const later = () => {
  const now = Date.now() + LONG_AFTER_MS;
  jest.spyOn(Date, 'now').mockReturnValue(now);
};

test('an old file is parsed only once', () => {
  later();
  const parse = jest.spyOn(JSON, 'parse');
  const first = readRelease(folder);
  const parsed = parse.mock.calls.length;
  expect(first?.remote).toBe('booking');
  expect(readRelease(folder)).toEqual(first);
  expect(parse.mock.calls.length).toBe(parsed);
});

test('a file of the same size that somebody wrote since is read again', () => {
  later();
  expect(readRelease(folder)?.builder).not.toBe('');
  const text = readFileSync(file, 'utf8');
  // The time of change of a file has steps of some milliseconds.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
  const changed = text.replace('"remote"', '"remoted"').replace('"bytes": ', '"bytes":');
  expect(changed).toHaveLength(text.length);
  writeFileSync(file, changed);
  expect(readRelease(folder)).toBeNull();
  writeFileSync(file, text);
  expect(readRelease(folder)?.remote).toBe('booking');
});

test('a file that somebody has just written is read each time', () => {
  expect(readRelease(folder)?.remote).toBe('booking');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"remote"', '"remotf"'));
  expect(readRelease(folder)).toBeNull();
});

test('a removed version is no longer returned', () => {
  later();
  expect(readRelease(folder)).not.toBeNull();
  rmSync(folder, { recursive: true });
  expect(readRelease(folder)).toBeNull();
});
