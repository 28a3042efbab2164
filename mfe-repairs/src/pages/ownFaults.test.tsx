/** @jest-environment ./tools/jest-environment.cjs */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { servicesOf } from '@mcs-repairs/shared/domain/catalogue/services';
import { DEFAULT_SHOP_PROFILE } from '@mcs-repairs/shared/domain/catalogue/shopProfile';
import { modelsOf } from '@mcs-repairs/shared/domain/catalogue/models';
import type { DeviceId, ListedModel } from '@mcs-repairs/shared/domain/types/device';
import type { ShopFaults } from '@mcs-repairs/shared/domain/types/shopGoods';
import type { SiteConfig } from '@mcs-repairs/shared/platform/contract/page';
import type { RemoteModule } from '@mcs-repairs/shared/platform/contract/remote';
import { installRemoteLoader } from '@mcs-repairs/shared/platform/site';
import { renderRoute, renderWithSite } from '@mcs-repairs/shared/platform/testing';
import { listingHead } from '../head/listingHead';
import { modelHead } from '../head/modelHead';
import { remote } from '../remote';

const booking = {
  name: 'booking',
  routes: [],
  fragments: {
    AppointmentScheduler: { chunk: 'fake', load: async () => ({ Component: () => null }) },
  },
} as unknown as RemoteModule;
beforeEach(() => installRemoteLoader(async () => booking));

const OWN = { issue: 'SSD and storage', name: 'SSD and storage' };
const SIGNS = 'The wheel never stops.';
/** The iMac without memory, with storage first; the MacBook with another first fault. */
const faults: ShopFaults = {
  imac: [
    { id: 'storage', ...OWN, duration: '2-3 days', signs: SIGNS },
    ...(['screen', 'motherboard', 'power', 'cooling', 'camera', 'water'] as const).map((id) => ({
      id,
    })),
  ],
  macbook: [{ id: 'battery', issue: 'New battery', name: 'New battery' }, { id: 'screen' }],
  laptop: [{ id: 'water' }, { id: 'battery' }, { id: 'screen', issue: 'Panel', name: 'Panel' }],
};
const config: SiteConfig = {
  mode: 'connected',
  profile: DEFAULT_SHOP_PROFILE,
  publicUrl: 'https://shop.example',
  faults,
};
const open = (path: string) => renderRoute(remote.routes, { path, config });
const issues = async () =>
  within(await screen.findByRole('group', { name: 'Issue' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const NAMES = [
  ...['SSD and storage', 'Screen Repair', 'Motherboard Repair', 'Power Supply'],
  ...['Cooling & Fan', 'Camera Repair', 'Water Damage'],
];

test('the page of a model has the owner’s faults, names, times and descriptions', async () => {
  await open('/repairs/imac/27-2020?issue=storage');
  expect(await issues()).toEqual(NAMES);
  const details = within(screen.getByRole('region', { name: 'SSD and storage' }));
  expect(details.getByText(SIGNS)).toBeTruthy();
  expect(details.getByText(/fit a new or larger solid-state drive/)).toBeTruthy();
  // The turnaround is never shorter than the days of work.
  expect(details.getAllByText('2-3 days')).toHaveLength(2);
  expect(screen.getByText(/Time on the bench: SSD and storage 2-3 days, screen/)).toBeTruthy();
});

test('an address with a fault that is off, and a page without it, open the default fault', async () => {
  await open('/repairs/imac/27-2020?issue=memory');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.getByRole('button', { pressed: true }).textContent).toBe('Screen Repair');
});

test('the faults and times of a model apply within those of its device', async () => {
  const [model] = modelsOf('imac');
  const own: ListedModel = {
    ...model!,
    issues: ['memory', 'storage', 'screen'],
    durations: { storage: '5 hours' },
  };
  await renderRoute(remote.routes, {
    path: `/repairs/imac/${own.slug}`,
    config: { ...config, modelDraft: own },
  });
  expect(await issues()).toEqual(['SSD and storage', 'Screen Repair']);
  await userEvent.click(screen.getByRole('button', { name: 'SSD and storage' }));
  expect(
    within(await screen.findByRole('region', { name: 'SSD and storage' })).getByText('5 hours'),
  ).toBeTruthy();
});

test('a list page has them as buttons, as services and in the answers', async () => {
  await open('/repairs/imac');
  expect(await issues()).toEqual(NAMES);
  const services = within(screen.getByRole('region', { name: 'iMac repairs we do' }));
  expect(services.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual(
    NAMES,
  );
  expect(services.getByText(SIGNS)).toBeTruthy();
  expect(screen.getByText(/Time on the bench: SSD and storage 2-3 days, screen/)).toBeTruthy();
});

test('laptops keep their four tabs, without those that are off, and all their issues in the list', async () => {
  const { router } = await open('/repairs/laptop/dell');
  expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual([
    'Battery Replacement',
    'Panel',
  ]);
  await act(() => router.navigate('/repairs/laptop'));
  expect(await issues()).toEqual(['Water Damage', 'Battery Replacement', 'Panel']);
});

test('the overview and the services for MacBooks have them, and other devices are as before', async () => {
  await open('/repair-services');
  const imac = within(await screen.findByRole('region', { name: 'iMac' }));
  expect(imac.getAllByRole('row')).toHaveLength(NAMES.length + 1);
  expect(imac.getByRole('row', { name: /^SSD and storage/ }).textContent).toBe(
    'SSD and storage2-3 days2-3 daysCall for price',
  );
  const watch = within(screen.getByRole('region', { name: 'Apple Watch' }));
  expect(watch.getAllByRole('row')).toHaveLength(9);
});

test('the catalogue on the hub names the MacBook faults of the owner', async () => {
  await open('/repairs');
  const mac = within(await screen.findByRole('region', { name: 'MacBook services' }));
  expect(mac.getByRole('link', { name: 'New battery' }).getAttribute('href')).toBe(
    '/repairs/macbook?issue=battery',
  );
  expect(mac.queryByRole('link', { name: 'Keyboard Repair' })).toBeNull();
});

test('the repair picker on other pages offers them', async () => {
  const { Component } = await remote.fragments.RepairPicker.load();
  renderWithSite(<Component device="imac" />, { config });
  await userEvent.click(screen.getByRole('button', { name: 'iMac 24-inch (M3)' }));
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links.slice(0, NAMES.length)).toEqual(NAMES);
});

const offersOf = (head: ReturnType<typeof listingHead>) =>
  JSON.stringify(head.jsonLd?.[0]?.['hasOfferCatalog']);

test('structured data offers them', () => {
  const offers = offersOf(listingHead('imac', servicesOf('imac'), config));
  expect(offers).toContain('"SSD and storage"');
  expect(offers).not.toMatch(/"Storage"|"Memory"/);
  const builtIn = (device: DeviceId) => ({
    models: modelsOf(device),
    services: servicesOf(device),
  });
  const ofModel = (device: DeviceId, slug: string) =>
    offersOf(modelHead(device, builtIn(device), { params: { slug }, config }));
  expect(ofModel('imac', '27-2020')).toContain('"SSD and storage"');
  expect(ofModel('imac', '27-2020')).not.toContain('"Memory"');
  expect(ofModel('laptop', 'dell')).toMatch(/"Battery Replacement".*"Panel"/);
  expect(ofModel('laptop', 'dell')).not.toContain('"Water Damage"');
});
