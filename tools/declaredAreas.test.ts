import { modelsOf } from '@mcs-repairs/shared/domain/catalogue/models';
import { DEVICE_IDS } from '@mcs-repairs/shared/domain/types/device';
import { judgeDeclared } from '../server/src/releases/store/judgeDeclared';
import type { Declared } from '../server/src/releases/store/registrySchema';
import { declared } from '../shared/build/declared.cjs';
import { inRoot, REMOTE_PACKAGES, remoteOf } from './lib/workspace.mjs';

// Reads the declaration in the package.json of each area, in the form that the build writes and the
// release check reads.
const areas = REMOTE_PACKAGES.map((name: string) => ({
  ...{ name, prefixes: remoteOf(name).prefixes as string[] },
  says: declared(inRoot(name)) as Declared,
}));

test.each(areas)('the declarations of $name are valid for the site', ({ name, prefixes, says }) => {
  const others = areas.filter((area) => area.name !== name).map((area) => area.says);
  expect(judgeDeclared({ prefixes, ...says }, others)).toEqual({});
});

/** The areas that the specification describes. Other areas test their declarations themselves. */
const SPECIFIED = ['admin', 'booking', 'community', 'repairs', 'storefront'];
const specified = areas.filter(({ name }) => SPECIFIED.includes(name.replace('mfe-', '')));

test('together those of the specification are the pages for search engines, and staff’s and customers’ own are not', () => {
  const pages = specified.flatMap(({ says }) => says.sitemap ?? []);
  expect(pages.sort()).toEqual(
    [
      ...['/', '/shop', '/repairs', '/repairs/data-recovery', '/services', '/repair-services'],
      ...['/book', '/community', '/about', '/business', '/contact'],
      ...['/privacy', '/terms', '/warranty'],
      ...DEVICE_IDS.flatMap((device) => [
        `/repairs/${device}`,
        ...modelsOf(device).map(({ slug }) => `/repairs/${device}/${slug}`),
      ]),
    ].sort(),
  );
  expect(specified.flatMap(({ says }) => says.unlisted ?? [])).toEqual([
    '/admin/*',
    '/my-booking/*',
  ]);
});
