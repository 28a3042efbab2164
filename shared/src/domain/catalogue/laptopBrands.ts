import type { RepairModel } from '../types/device';

const DELL_BASE_PRICE = 15000;

const brand = (slug: string, name: string, basePrice = DELL_BASE_PRICE): RepairModel => ({
  device: 'laptop',
  slug,
  name,
  aliases: [],
  group: 'Laptop brands',
  basePrice,
  look: { front: 'full', inches: 15 },
});

/**
 * The 12 listed laptop brands (specification, section 2), with the base prices of section 3. For
 * eight brands, the specification has no data, so they use the data of Dell
 * (docs/conformance/readings.md, Laptop brands).
 */
export const LAPTOP_BRANDS: readonly RepairModel[] = [
  brand('dell', 'Dell'),
  brand('hp', 'HP', 14000),
  brand('lenovo', 'Lenovo', 13000),
  brand('asus', 'ASUS', 16000),
  brand('acer', 'Acer'),
  brand('msi', 'MSI'),
  brand('razer', 'Razer'),
  brand('samsung', 'Samsung'),
  brand('surface', 'Microsoft Surface'),
  brand('gaming', 'Gaming Laptop'),
  brand('business', 'Business Laptop'),
  brand('other', 'Other Laptop'),
];

/** The brands for which the specification has data (section 2). */
export const BRANDS_WITH_OWN_DATA: readonly string[] = ['dell', 'hp', 'lenovo', 'asus'];
