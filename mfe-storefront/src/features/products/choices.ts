import { CATEGORY_LABELS } from '@mcs-repairs/shared/domain/catalogue/products';
import type { CategoryChoice } from '@mcs-repairs/shared/domain/rules/shopFilter';
import type { ProductCategory, SortOrder } from '@mcs-repairs/shared/domain/types/product';

// Checks the choice with the labels. The schemas have a list of categories, too, but it would load
// the validation library with the shop page.
const isCategory = (choice: CategoryChoice): choice is ProductCategory => choice !== 'all';

/** The options of the filter in their order. "All" is the first. */
export const CHOICES = Object.keys(CATEGORY_LABELS) as CategoryChoice[];
export const CATEGORIES = CHOICES.filter(isCategory);

/** The sort orders with their labels (specification, section 2). */
export const SORTS: readonly { value: SortOrder; label: string }[] = [
  { value: 'price-low', label: 'Price: Low to High' },
  { value: 'price-high', label: 'Price: High to Low' },
  { value: 'newest', label: 'Newest First' },
  { value: 'popular', label: 'Most Popular' },
];

/**
 * The id of the form that sends all filters to the server, if the browser sends the form before
 * React runs.
 */
export const SHOP_FORM = 'shop-choices';
