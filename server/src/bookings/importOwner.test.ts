import { spawnSync } from 'node:child_process';
import { isGone, OWN_NAME } from './importOwner';

const NOW = new Date('2026-11-23T06:00:00.000Z');
const beatAt = NOW.toISOString();
const [place = '', pid = ''] = OWN_NAME.split(' ');
const ended = spawnSync(process.execPath, ['--version']).pid;

test.each([
  ['this process', OWN_NAME, false],
  ['a process of this machine that lives', `${place} ${process.ppid} x`, false],
  ['a process of this machine that ended', `${place} ${ended} x`, true],
  ['one of before, whose number this process has now', `${place} ${pid} x`, true],
  ['a process of another machine', `elsewhere ${ended} x`, false],
])('%s has just reported', (_what, owner, gone) => {
  expect(isGone({ owner, beatAt }, NOW)).toBe(gone);
});

test.each([
  ['for 31 seconds', '2026-11-23T05:59:29.000Z', true],
  ['for 29 seconds', '2026-11-23T05:59:31.000Z', false],
  ['ever', '', true],
])('a process of another machine that was silent %s', (_what, at, gone) => {
  expect(isGone({ owner: 'elsewhere 1 x', beatAt: at }, NOW)).toBe(gone);
});
