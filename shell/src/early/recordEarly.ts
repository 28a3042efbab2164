/**
 * Written into every page by the server (server/src/site/earlyScript.ts) and run before anything else: keeps what a visitor
 * presses, types and sends while React is not there yet, and gives it back once that part of the page is alive
 * (shared/platform/site/alive.ts). Links, disclosures and forms with an address answer by themselves. It imports nothing.
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

/** Since React has taken the element over it answers by itself, whether or not its part has said so. */
const isOwned = (element: Element): boolean =>
  Object.keys(element).join().includes('__reactFiber$');

const answers = (element: Element): boolean => isAlive(element) || isOwned(element);

const isTicked = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type);

function keep(event: Event, press: Press): void {
  // React may listen already and hear of it through the root: what is given back happens then, and only then.
  event.stopPropagation();
  // Pressed again because nothing was seen to happen: it is meant once. Of what was typed the last counts.
  presses = presses.filter((other) => other.on !== press.on);
  presses.push(press);
  press.on.closest('[data-part]')?.setAttribute('data-pressed', '');
}

/** One at a time: what a press changes is rendered before the next. */
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

/** React hears of a field only when it changes from what React last saw there. */
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
    // The form's own event follows.
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
 * The shell's script begins once the page was shown: a browser that has it already would otherwise run it before the first
 * picture. Moved into the template beside it, which is another document, it is fetched and not run; its copy there is let in
 * later. Where this script is forbidden nothing is moved, and the shell begins as ever.
 */
const shell = document.querySelector<HTMLTemplateElement>('#shell');
if (shell) {
  shell.content.append(shell.previousSibling!);
  // A template that stands in no page any more is replaced by nothing.
  const begin = () => shell.replaceWith(shell.content.firstChild!.cloneNode());
  addEventListener('DOMContentLoaded', () => {
    // A page behind others shows no picture, and not every browser tells of it.
    setTimeout(begin, 500);
    new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
  });
}
