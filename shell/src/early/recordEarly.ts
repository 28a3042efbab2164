/**
 * Records presses, typing and submits before hydration, and replays them once that part of the page
 * is hydrated (shared/platform/site/alive.ts). The server inlines this script into every page
 * (server/src/site/earlyScript.ts), and it runs before everything else. It imports nothing. Links,
 * disclosures and forms with an address work without it.
 */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Press =
  | { on: HTMLElement }
  | { on: HTMLFormElement; by: HTMLElement | null }
  | { on: Field; typed: string | boolean };

const ALIVE = 'data-alive';
let presses: Press[] = [];

const isAlive = (element: Element): boolean =>
  ['[data-part]', '#root'].every((part) => element.closest(part)?.hasAttribute(ALIVE) ?? true);

/**
 * Once React has rendered an element, it handles the events itself, even if that part of the page
 * was not marked as hydrated.
 */
const isOwned = (element: Element): boolean =>
  Object.keys(element).join().includes('__reactFiber$');

const answers = (element: Element): boolean => isAlive(element) || isOwned(element);

const isTicked = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type);

function keep(event: Event, press: Press): void {
  // React's listener on the root may receive the event, too. Only the replayed event may have an
  // effect.
  event.stopPropagation();
  // Visitors press again when nothing happens, so repeated presses on an element count once. For
  // typing, the last value counts.
  presses = presses.filter((other) => other.on !== press.on);
  presses.push(press);
  press.on.closest('[data-part]')?.setAttribute('data-pressed', '');
}

/** Replays one event at a time, so that the page shows its result before the next event. */
function giveBack(): void {
  const next = presses.find(({ on }) => isAlive(on));
  if (!next) return;
  presses = presses.filter((other) => other !== next);
  if (next.on.isConnected) repeat(next);
  setTimeout(giveBack);
}

function repeat(press: Press): void {
  if ('typed' in press) retype(press.on, press.typed);
  else if ('by' in press) press.on.requestSubmit(press.by);
  else press.on.click();
}

/** React notices a change of a field only if the value differs from the last one that it saw. */
function retype(field: Field, typed: string | boolean): void {
  if (typeof typed === 'boolean') {
    (field as HTMLInputElement).checked = !typed;
    field.click();
    return;
  }
  field.value = typed ? '' : ' ';
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', typed, field);
  field.dispatchEvent(
    new Event(field.type.startsWith('select') ? 'change' : 'input', { bubbles: true }),
  );
}

addEventListener(
  'click',
  (event) => {
    const on = (event.target as Element).closest<HTMLElement>('a[href],summary,label,input,button');
    if (!on?.matches('button') || answers(on)) return;
    const { form, type } = on as HTMLButtonElement;
    // The press on the submit button causes this event again, so it is not replayed.
    if (form && type === 'submit') return;
    keep(event, { on });
  },
  true,
);
addEventListener(
  'submit',
  (event) => {
    const on = event.target as HTMLFormElement;
    if (on.hasAttribute('action') || answers(on)) return;
    event.preventDefault();
    keep(event, { on, by: event.submitter });
  },
  true,
);
for (const type of ['input', 'change'])
  addEventListener(
    type,
    (event) => {
      const on = event.target as Field;
      if (on.type !== 'file' && !answers(on))
        keep(event, { on, typed: isTicked(on) ? on.checked : on.value });
    },
    true,
  );
addEventListener('alive', () => setTimeout(giveBack), true);

/**
 * Starts the shell after the first paint. Otherwise a browser with the script in its cache would
 * run it before painting. Inside the template, which is another document, the browser fetches the
 * script without running it; a copy is inserted later. If the content policy forbids this early
 * script, the shell starts as usual.
 */
const shell = document.querySelector<HTMLTemplateElement>('#shell');
if (shell) {
  shell.content.append(shell.previousSibling!);
  // If the template is no longer on the page, `replaceWith` does nothing.
  const begin = () => shell.replaceWith(shell.content.firstChild!.cloneNode());
  addEventListener('DOMContentLoaded', () => {
    // Browsers do not paint pages in background tabs, and some never report paints.
    setTimeout(begin, 500);
    new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
  });
}
