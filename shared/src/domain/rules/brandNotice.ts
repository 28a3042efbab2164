import { BRANDS_WITH_OWN_DATA } from '../catalogue/laptopBrands';
import type { ListedModel } from '../types/device';

/**
 * Returns the notice on the page of a laptop brand for which the shop has no prices of its own and
 * uses those of Dell. Null for other brands (docs/conformance/readings.md, Laptop brands).
 */
export function brandNotice(brand: ListedModel): string | null {
  if (brand.device !== 'laptop' || BRANDS_WITH_OWN_DATA.includes(brand.slug)) return null;
  return `Repair times for ${brand.name} are those of a comparable Dell; we confirm yours after the free diagnostic.`;
}
