import { tellProgress } from './lib/buildPackages.mjs';

const OUTPUT = `lerna notice cli v9.0.7

 Lerna (powered by Nx)   Running target build for 2 projects:

- @mcs-repairs/mfe-booking
- @mcs-repairs/shell

> @mcs-repairs/mfe-booking:build

> @mcs-repairs/mfe-booking@1.0.0 build
> webpack --config webpack.config.cjs
(node:12) Warning: an old setting
booking:browser compiled successfully in 1 ms

> @mcs-repairs/shell:build  [local cache]

(node:13) Warning: an old setting
`;

test('a build reports its progress, and each warning once', () => {
  const tell = tellProgress();
  const told = OUTPUT.split('\n').flatMap((line) => tell(line) ?? []);
  expect(told).toEqual([
    '  1 of 2  mfe-booking …',
    'Warning: an old setting',
    '  2 of 2  shell (as it was)',
  ]);
});
