import { modelsOf } from '@mcs-repairs/shared/domain/catalogue/models';
import { servicesOf } from '@mcs-repairs/shared/domain/catalogue/services';
import { DEFAULT_SHOP_PROFILE } from '@mcs-repairs/shared/domain/catalogue/shopProfile';
import type { PageHeadArgs, SiteConfig } from '@mcs-repairs/shared/platform/contract/page';
import { DEVICE_IDS } from '@mcs-repairs/shared/domain/types/device';
import { listingHead } from '../head/listingHead';
import { modelHead } from '../head/modelHead';
import { head as dataRecovery } from '../pages/DataRecoveryPage';
import { head as repairServices } from '../pages/RepairServicesPage';
import { head as hub } from '../pages/RepairsHubPage';
import { head as services } from '../pages/ServicesPage';
import { DEVICE_TEXTS } from './deviceTexts';
import { SERVICE_GROUPS } from './overviewTexts';
import { REPAIR_STEPS } from './steps';
import { withPlace } from './withPlace';

const configAt = (address: string): SiteConfig => ({
  mode: 'connected',
  profile: { ...DEFAULT_SHOP_PROFILE, address },
  publicUrl: 'https://shop.example',
});
const IPHONE = { models: modelsOf('iphone'), services: servicesOf('iphone') };
const PAGES = { dataRecovery, repairServices, hub, services };

function headsAt(address: string) {
  const config = configAt(address);
  const args = { config } as PageHeadArgs<null>;
  return {
    ...Object.fromEntries(DEVICE_IDS.map((id) => [id, listingHead(id, servicesOf(id), config)])),
    ...Object.fromEntries(Object.entries(PAGES).map(([name, head]) => [name, head(args)])),
    model: modelHead('iphone', IPHONE, { params: { slug: '15-pro' }, config }),
  };
}
const textsAt = (address: string) =>
  [
    ...DEVICE_IDS.flatMap((id) => DEVICE_TEXTS[id].reasons),
    ...SERVICE_GROUPS.flatMap(({ items }) => items),
    ...REPAIR_STEPS,
  ].map(({ text }) => withPlace(text, { address }));

test('the descriptions name the address of the built-in profile, to the letter', () => {
  const heads = headsAt(DEFAULT_SHOP_PROFILE.address);
  const descriptions = Object.values(heads).map(({ description }) => description);
  expect(descriptions).toEqual([
    'iPhone repair in Putalisadak, Kathmandu: screens, batteries, cameras, back glass and board repair from iPhone X to iPhone 16 Pro Max. Free diagnostic, warranty, walk-in.',
    'iPad repair in Putalisadak, Kathmandu: glass, displays, batteries and charging ports of iPad, iPad Air, iPad mini and iPad Pro. Free diagnostic, warranty, walk-in.',
    'MacBook Pro and MacBook Air repair in Putalisadak, Kathmandu: displays, batteries, keyboards, liquid damage and logic boards. Free diagnostic, warranty, walk-in.',
    'iMac repair in Putalisadak, Kathmandu: displays, power supplies, storage, memory and cooling of 21.5, 24 and 27-inch models. Free diagnostic, warranty.',
    'Apple Watch repair in Putalisadak, Kathmandu: crystals, batteries, crowns, sensors and water damage from the first generation to Series 9. Free diagnostic, warranty.',
    'Laptop repair in Putalisadak, Kathmandu for Dell, HP, Lenovo, ASUS, Acer, MSI, Razer, Samsung, Surface and more: screens, batteries, keyboards, motherboards, spills.',
    'Data recovery in Putalisadak, Kathmandu: files from dead iPhones, wet MacBooks, failing drives, USB sticks and memory cards. Free diagnostic, standard time 3 days.',
    'All repairs of iPhone, iPad, MacBook, iMac, Apple Watch and laptops in one list, with the time on the bench and the usual turnaround. Putalisadak, Kathmandu.',
    'iPhone, iPad, MacBook, iMac, Apple Watch and laptop repair, upgrades and data recovery in Putalisadak, Kathmandu. Free diagnostic, warranty, walk-in or booked time.',
    'All services of the shop in Putalisadak, Kathmandu: repairs, data recovery, upgrades, devices and parts, trade-in, and IT for businesses and schools.',
    'iPhone 15 Pro repair in Putalisadak, Kathmandu: what each repair involves, how long it takes, and a calendar to book a time. Free diagnostic and consultation, warranty on the repair.',
  ]);
  const texts = textsAt(DEFAULT_SHOP_PROFILE.address);
  expect(texts.filter((text) => text.includes('Putalisadak'))).toEqual([
    'Logic boards are measured and soldered here in Putalisadak, with an express service of 24 hours or less.',
    'Come to Putalisadak during shop hours, or choose free pickup and return within the Kathmandu Valley when you book.',
    'At the bench in Putalisadak, with genuine parts. If something else turns up, we call before we go on.',
  ]);
});

test('after a move, no description and no text names the old address', () => {
  const address = 'Mangal Bazar, Lalitpur, Nepal';
  const said = JSON.stringify([headsAt(address), textsAt(address)]);
  expect(said).not.toMatch(/Putalisadak|\{place\}|\{quarter\}/);
  for (const [name, { description }] of Object.entries(headsAt(address)))
    expect([name, description]).toEqual([name, expect.stringContaining('Mangal Bazar, Lalitpur')]);
});
