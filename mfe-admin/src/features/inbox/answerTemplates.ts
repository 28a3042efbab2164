import type { RequestPage } from '@mcs-repairs/shared/domain/types/requestPage';

type Facts = Pick<RequestPage, 'name' | 'items' | 'reference'> & { shopName: string };
export type Template = { id: string; name: string; write: (facts: Facts) => string };

/** Built-in templates for answers. Staff edit the text before they send it. */
export const TEMPLATES: readonly Template[] = [
  {
    id: 'in-stock',
    name: 'In stock',
    write: (facts) =>
      letter(facts, `we have ${itemsOf(facts)} in stock. When would you like to come and see it?`),
  },
  {
    id: 'price',
    name: 'Price',
    write: (facts) => letter(facts, `the price of ${itemsOf(facts)} is NPR `),
  },
  {
    id: 'out-of-stock',
    name: 'Not in stock',
    write: (facts) =>
      letter(
        facts,
        `we do not have ${itemsOf(facts)} in stock now. May we write to you when it comes in again?`,
      ),
  },
  {
    id: 'bring-device',
    name: 'Bring the device',
    write: (facts) =>
      letter(
        facts,
        'please bring your device to our shop. We check it and tell you the price before we repair it.',
      ),
  },
  {
    id: 'more-details',
    name: 'Ask for details',
    write: (facts) =>
      letter(
        facts,
        'to write your offer we need the models, how many of each there are, and the day by which you need them. Can you send us these?',
      ),
  },
];

const letter = ({ name, reference, shopName }: Facts, body: string) =>
  `Hello ${name},\n\nthank you for asking us (${reference}).\n${capital(body)}\n\n${shopName}`;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function itemsOf({ items }: Facts): string {
  if (items.length === 0) return 'the device you asked about';
  return items.map(({ name, storage }) => [name, storage].filter(Boolean).join(' ')).join(', ');
}
