/**
 * Records presses, typing and submits before hydration. It replays them after that part of the page
 * is hydrated (shared/platform/site/alive.ts). The server inlines this script into every page
 * (server/src/site/earlyScript.ts), and it runs before all other scripts. It imports nothing.
 * Links, disclosures and forms with an address do not need it.
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
 * Whether React has rendered the element. React then handles its events, even if that part of the
 * page is not marked as hydrated.
 */
const isOwned = (element: Element): boolean =>
  Object.keys(element).join().includes('__reactFiber$');

const answers = (element: Element): boolean => isAlive(element) || isOwned(element);

const isTicked = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type);

function keep(event: Event, press: Press): void {
  // Stops the event here. Otherwise React's listener on the root could handle it, and the replayed
  // event would have the same effect again.
  event.stopPropagation();
  // Visitors press again when nothing happens. So repeated presses on an element are recorded once.
  // For typing, only the last value is recorded.
  presses = presses.filter((other) => other.on !== press.on);
  presses.push(press);
  press.on.closest('[data-part]')?.setAttribute('data-pressed', '');
}

/** Replays one event at a time. The page shows the result before the next event. */
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

/**
 * React notices a change of a field only if the value differs from the value that React stored. So
 * this code first writes another value.
 */
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
    // The press on a submit button also causes a submit event. That event is recorded, so the press
    // is not.
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
 * Starts the shell after the first paint. Otherwise a browser with a cached script would run it
 * before painting. The script moves into a template, which is another document. There, the browser
 * fetches the script without running it, and a copy is inserted later. If the content policy
 * forbids this early script, the shell starts as usual.
 */
const shell = document.querySelector<HTMLTemplateElement>('#shell');
if (shell) {
  shell.content.append(shell.previousSibling!);
  // If the template is already gone, `replaceWith` does nothing.
  const begin = () => shell.replaceWith(shell.content.firstChild!.cloneNode());
  addEventListener('DOMContentLoaded', () => {
    // The timer is for tabs in the background, which browsers do not paint, and for browsers that
    // report no paints.
    setTimeout(begin, 500);
    new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
  });
}
