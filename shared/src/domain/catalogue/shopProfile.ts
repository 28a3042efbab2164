import type { ShopProfile } from '../types/shopProfile';

const open = (weekday: number) => ({ weekday, opens: '10:00', closes: '19:00' });

/**
 * The shop's profile, unless the settings contain another one. Hours and address come from section
 * 9 of the specification. The contact data is invalid on purpose (docs/conformance/readings.md,
 * Shop profile).
 */
export const DEFAULT_SHOP_PROFILE: ShopProfile = {
  name: 'MCS Repairs',
  phone: '+977-1-5550100',
  whatsapp: '97715550100',
  email: 'hello@repairs.example',
  businessEmail: 'business@repairs.example',
  address: 'Putalisadak, Kathmandu, Nepal',
  mapUrl: 'https://www.openstreetmap.org/search?query=Putalisadak%2C%20Kathmandu',
  hours: [
    open(0),
    open(1),
    open(2),
    open(3),
    open(4),
    open(5),
    { weekday: 6, opens: null, closes: null },
  ],
};
