import { CATEGORY_LABELS } from '@mcs-repairs/shared/domain/catalogue/products';
import type { CategoryChoice } from '@mcs-repairs/shared/domain/rules/shopFilter';
import { Tick } from '@mcs-repairs/shared/ui/Tick';
import { Disclosure } from '@mcs-repairs/shared/ui/Disclosure';
import { useSiteConfig } from '@mcs-repairs/shared/platform/site';
import { CHOICES } from './choices';
import { countOf } from './goods';
import styles from './FilterPanel.module.css';

/** These sections of the filter show a text instead of options (specification, section 2). */
const NOTES = [
  { title: 'Price', text: 'Contact us for pricing' },
  { title: 'Color', text: 'Available in various colors' },
  { title: 'Custom Filter', text: 'Additional filters coming soon' },
];

/**
 * These elements are created only once, so that React does not render them again when a filter
 * changes.
 */
const NOTE_PARTS = NOTES.map(({ title, text }) => (
  <Disclosure key={title} title={title}>
    <p className={styles.note}>{text}</p>
  </Disclosure>
));

type FilterPanelProps = {
  categories: readonly CategoryChoice[];
  onToggle: (category: CategoryChoice) => void;
  /**
   * The id of the form that the checkboxes belong to. The browser needs it if it sends the form
   * before React runs.
   */
  form?: string;
};

export function FilterPanel({ categories, onToggle, form }: FilterPanelProps) {
  const { goods } = useSiteConfig();
  return (
    <div className={styles.panel}>
      <Disclosure title="Category" defaultOpen>
        <div role="group" aria-label="Category" className={styles.choices}>
          {CHOICES.map((choice) => (
            <Tick
              key={choice}
              {...(form && { form, name: 'category', value: choice })}
              checked={categories.includes(choice)}
              onChange={() => onToggle(choice)}
              label={
                <span className={styles.choice}>
                  {CATEGORY_LABELS[choice]}
                  <span aria-hidden="true" className={styles.count}>
                    {countOf(choice, goods)}
                  </span>
                </span>
              }
            />
          ))}
        </div>
      </Disclosure>
      {NOTE_PARTS}
    </div>
  );
}
