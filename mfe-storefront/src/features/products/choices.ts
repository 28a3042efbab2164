import { CATEGORY_LABELS } from '@mcs-repairs/shared/domain/catalogue/products';
import type { CategoryChoice } from '@mcs-repairs/shared/domain/rules/shopFilter';
import type { ProductCategory, SortOrder } from '@mcs-repairs/shared/domain/types/product';

// Derived from the labels. The list beside the schemas would add the validation library to the
// shop's first load.
const isCategory = (choice: CategoryChoice): choice is ProductCategory => choice !== 'all';

/** The options of the filter in order, All first. */
export const CHOICES = Object.keys(CATEGORY_LABELS) as CategoryChoice[];
export const CATEGORIES = CHOICES.filter(isCategory);

/** The sort orders with their labels (section 2). */
export const SORTS: readonly { value: SortOrder; label: string }[] = [
  { value: 'price-low', label: 'Price: Low to High' },
  { value: 'price-high', label: 'Price: High to Low' },
  { value: 'newest', label: 'Newest First' },
  { value: 'popular', label: 'Most Popular' },
];

/** Id of the form that sends every choice to the server when it is sent without React. */
export const SHOP_FORM = 'shop-choices';
