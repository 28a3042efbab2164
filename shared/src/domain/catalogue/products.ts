import type { Product, ProductCategory } from '../types/product';

const PRICE = 'Call for price';
type Detail = Pick<Product, 'storage' | 'chip' | 'compatibility'>;

const shelf = (
  category: ProductCategory,
  rows: readonly (readonly [id: string, name: string, detail: Detail])[],
): Product[] => rows.map(([id, name, detail]) => ({ id, name, category, price: PRICE, ...detail }));

const mac = (chip: Product['chip'], storage: string): Detail => ({ chip, storage });
const holds = (storage: string): Detail => ({ storage });
const fits = (compatibility: string): Detail => ({ compatibility });

/**
 * The 34 built-in products, with the categories and counts of section 3 of the specification. As in
 * section 3, the ids `mb1` and `mb2` occur more than once. "Newest first" sorts by id in descending
 * text order (section 9). The ids of devices therefore begin with late letters of the alphabet.
 */
export const PRODUCTS: readonly Product[] = [
  ...shelf('macbooks', [
    ['mb8', 'MacBook Pro 16-inch', mac('M3', '512GB SSD')],
    ['mb7', 'MacBook Pro 14-inch', mac('M3', '512GB SSD')],
    ['mb6', 'MacBook Air 13-inch (M3)', mac('M3', '256GB SSD')],
    ['mb5', 'MacBook Air 15-inch', mac('M2', '256GB SSD')],
    ['mb4', 'MacBook Pro 13-inch (M2)', mac('M2', '256GB SSD')],
    ['mb3', 'MacBook Air 13-inch (M2)', mac('M2', '256GB SSD')],
    ['mb2', 'MacBook Pro 13-inch (M1)', mac('M1', '512GB SSD')],
    ['mb1', 'MacBook Air 13-inch (M1)', mac('M1', '256GB SSD')],
  ]),
  ...shelf('iphones', [
    ['phone-6', 'iPhone 16 Pro Max', holds('256GB')],
    ['phone-5', 'iPhone 16 Pro', holds('128GB')],
    ['phone-4', 'iPhone 15 Pro Max', holds('256GB')],
    ['phone-3', 'iPhone 15', holds('128GB')],
    ['phone-2', 'iPhone 14 Pro', holds('128GB')],
    ['phone-1', 'iPhone 13', holds('128GB')],
  ]),
  ...shelf('ipads', [
    ['tablet-4', 'iPad Pro 12.9-inch (6th generation)', holds('256GB')],
    ['tablet-3', 'iPad Pro 11-inch (4th generation)', holds('128GB')],
    ['tablet-2', 'iPad Air (5th generation)', holds('64GB')],
    ['tablet-1', 'iPad (10th generation)', holds('64GB')],
  ]),
  ...shelf('accessories', [
    ['accessory-4', 'AirPods Pro 2nd Gen', fits('iPhone, iPad, Mac and Apple Watch')],
    ['accessory-3', 'Apple Watch Series 9', fits('iPhone XS and later')],
    ['accessory-2', 'Magic Keyboard', fits('Mac, iPad and iPhone with Bluetooth')],
    ['accessory-1', 'Apple Pencil 2nd Gen', fits('iPad Pro, iPad Air 4th and 5th, iPad mini 6th')],
  ]),
  ...shelf('batteries', [
    ['battery-1', 'MacBook Air 13-inch Battery', fits('MacBook Air 13-inch (M1)')],
    ['battery-2', 'iPhone 13 Battery', fits('iPhone 13')],
  ]),
  ...shelf('screens', [
    ['display-1', 'iPhone 14 Pro Display Assembly', fits('iPhone 14 Pro')],
    [
      'display-2',
      'MacBook Pro 14-inch Display Assembly',
      fits('MacBook Pro 14-inch (M2 Pro, M2 Max)'),
    ],
  ]),
  ...shelf('keyboards', [
    ['input-1', 'MacBook Pro 13-inch Keyboard', fits('MacBook Pro 13-inch (M1, M2)')],
    ['input-2', 'MacBook Air 13-inch Trackpad', fits('MacBook Air 13-inch (M1)')],
  ]),
  ...shelf('motherboards', [
    ['mb1', 'MacBook Pro 13-inch Logic Board', fits('MacBook Pro 13-inch (M1)')],
    ['mb2', 'iPhone 12 Logic Board', fits('iPhone 12')],
  ]),
  ...shelf('speakers', [
    ['audio-1', 'MacBook Pro 16-inch Speaker Set', fits('MacBook Pro 16-inch (Intel)')],
    ['audio-2', 'iPhone 13 Loudspeaker', fits('iPhone 13')],
  ]),
  ...shelf('tools', [
    ['kit-1', 'Precision Screwdriver Set', fits('iPhone, iPad and MacBook')],
    ['kit-2', 'Display Opening Kit', fits('iPhone and iPad')],
  ]),
];

/** The labels of the shop's category filter, in display order (specification, section 2). */
export const CATEGORY_LABELS: Record<ProductCategory | 'all', string> = {
  all: 'All',
  macbooks: 'MacBooks',
  iphones: 'iPhones',
  ipads: 'iPads',
  accessories: 'Accessories',
  batteries: 'Batteries',
  screens: 'Screens',
  keyboards: 'Keyboards',
  motherboards: 'Motherboards',
  speakers: 'Speakers',
  tools: 'Tools',
};
