import { shopPlace } from '@mcs-repairs/shared/domain/rules/shopPlace';
import { brandNotice } from '@mcs-repairs/shared/domain/rules/brandNotice';
import type { ListedModel } from '@mcs-repairs/shared/domain/types/device';
import { brandedLaptop } from './questions';

const COUNTS = ['no', 'one', 'two', 'three'] as const;

/**
 * Returns the title of a model's page, for example `iPhone 15 Pro Repair Service` (specification,
 * section 2, Model detail pages).
 */
export function modelTitle(model: ListedModel): string {
  return `${model.device === 'laptop' ? brandedLaptop(model) : model.name} Repair Service`;
}

/**
 * Returns a sentence that distinguishes this model from similar models. Its facts come from the
 * catalogue.
 */
export function modelSentence(model: ListedModel): string {
  const { cameras = 0, front, inches = 0 } = model.look;
  const isDescribed = inches > 0 || model.device === 'watch' || model.device === 'laptop';
  if (!isDescribed) return addedSentence(model);
  switch (model.device) {
    case 'iphone':
      return `The ${model.name} has a ${inches}-inch display with ${front === 'island' ? 'the Dynamic Island' : 'a notch'} and ${COUNTS[cameras]} rear ${cameras === 1 ? 'camera' : 'cameras'}.`;
    case 'ipad':
      return `The ${model.name} has ${article(inches)} ${inches}-inch display ${front === 'button' ? 'with a Home button below it' : 'without a Home button'} and ${cameras === 1 ? 'one rear camera' : 'two rear cameras'}.`;
    case 'macbook':
      return `The ${model.name} is ${article(inches)} ${inches}-inch notebook${front === 'notch' ? ' with a camera notch in the display' : ' with a straight frame above the display'}.`;
    case 'imac':
      return `The ${model.name} carries its computer behind a ${inches}-inch display that is glued in all round.`;
    case 'watch':
      return `The ${model.name} is closed by a seal that we renew each time we open it.`;
    case 'laptop':
      return LAPTOP_SENTENCES[model.slug] ?? `${brandedLaptop(model)}: bring it in and we look.`;
  }
}

/**
 * Returns the sentence of a model that the owner added. The catalogue does not describe the display
 * and cameras of such a model.
 */
function addedSentence({ name, year, numbers = [] }: ListedModel): string {
  const known = [year && `came out in ${year}`, numbers.length && `has ${numbersOf(numbers)}`];
  const facts = known.filter(Boolean).join(' and ');
  return facts ? `The ${name} ${facts}.` : `We repair the ${name}: bring it in, or book a time.`;
}

function numbersOf(numbers: readonly string[]): string {
  const last = numbers.at(-1) ?? '';
  if (numbers.length === 1) return `the model number ${last}`;
  return `the model numbers ${numbers.slice(0, -1).join(', ')} or ${last}`;
}

export function modelDescription(model: ListedModel, { address }: { address: string }): string {
  const name = model.device === 'laptop' ? brandedLaptop(model) : model.name;
  return `${name} repair in ${shopPlace(address).place}: what each repair involves, how long it takes, and a calendar to book a time. Free diagnostic and consultation, warranty on the repair.`;
}

/**
 * Returns the first paragraphs of a model's page. A text of the owner replaces the built-in
 * sentence. For a laptop brand without its own data, the paragraphs include the line that
 * docs/conformance/readings.md (Laptop brands) requires.
 */
export function modelLead(model: ListedModel): string[] {
  const { words, year } = model;
  const sentence = words || modelSentence(model);
  // Whether the built-in sentence of an added model is shown. It already says the year.
  const isSaid = !words && sentence === addedSentence(model);
  return [sentence, !isSaid && year && `Released in ${year}.`, brandNotice(model)].filter(
    (line) => typeof line === 'string',
  );
}

const article = (inches: number) => (/^(8|11|18)/.test(String(inches)) ? 'an' : 'a');

const LAPTOP_SENTENCES: Record<string, string> = {
  dell: 'Inspiron, Vostro, Latitude, XPS and G series: panels, batteries, hinges and charging sockets by the part number of your Dell.',
  hp: 'Pavilion, ProBook, EliteBook, Envy and Omen: HP hinges, fans and charging sockets wear first, and all three can be mended.',
  lenovo:
    'ThinkPad, IdeaPad, Yoga and Legion: keyboards, screens and USB-C charging ports are the usual reasons to bring a Lenovo.',
  asus: 'VivoBook, ZenBook, TUF and ROG: from a cracked panel to a gaming machine that shuts down from heat.',
  acer: 'Aspire, Swift, Nitro and Predator: screens, hinges, keyboards and power faults.',
  msi: 'Modern, Prestige, Katana and Stealth: cooling, batteries, keyboards and boards.',
  razer:
    'Blade models are thin and warm: swollen batteries and tired fans are what we look at first.',
  samsung: 'Galaxy Book and the older Notebook series: displays, batteries and ports.',
  surface:
    'Surface Laptop, Pro and Go are glued shut: we open them with heat and patience, for screens, batteries and ports.',
  gaming:
    'High power, much heat: cleaning, thermal paste, fans, panels with a high refresh rate, and boards, whatever the brand.',
  business:
    'One machine or a whole office: we mend the laptops that people work on, and plan several so that not all are away at once.',
  other:
    'A brand that is not in the list, or no name on the lid at all: the sticker on the underside tells us what it needs.',
};
