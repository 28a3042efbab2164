/** @jest-environment ./tools/jest-environment.cjs */
import { ignoreSecondPress } from './ignoreSecondPress';

ignoreSecondPress(document);
let pressed: string[];
/** Time only goes on, also between two tests. */
let now = 0;

beforeEach(() => {
  pressed = [];
  now += 10_000;
  document.body.innerHTML = `
    <button id="next"><span>Next</span></button>
    <label><input type="checkbox" id="agree" /> I agree</label>`;
  for (const id of ['next', 'agree'])
    document.getElementById(id)?.addEventListener('click', () => pressed.push(id));
});

type Press = { x?: number; detail?: number; pointerType?: string };

/** Simulates a press. A press by keyboard has the detail 0 and no pointer. */
function press(id: string, at: number, given: Press = {}): void {
  const { x = 100, detail = 1, pointerType = 'touch' } = given;
  const target = document.querySelector(`#${id} > span, input#${id}`);
  const down = new MouseEvent('pointerdown', { bubbles: true, clientX: x, clientY: 100 });
  Object.defineProperty(down, 'timeStamp', { value: now + at });
  Object.defineProperty(down, 'pointerType', { value: pointerType });
  if (detail > 0) target?.dispatchEvent(down);
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
}

test('the second press of a double press does not hit what came below the finger', () => {
  press('next', 0);
  press('agree', 200, { x: 108 });
  expect(pressed).toEqual(['next']);
  expect(document.querySelector('input')?.checked).toBe(false);
});

test.each([
  ['on the same control', 'next', 200, {}],
  ['after a while', 'agree', 1000, {}],
  ['at another place', 'agree', 200, { x: 160 }],
  ['by keyboard', 'agree', 200, { detail: 0 }],
  ['by mouse', 'agree', 200, { pointerType: 'mouse' }],
])('a second press %s counts', (_, id, at, more) => {
  press('next', 0);
  press(id, at, more);
  expect(pressed).toEqual(['next', id]);
});

test('of three quick presses, neither the second nor the third hits what came below', () => {
  press('next', 0);
  press('agree', 150);
  press('agree', 300);
  expect(pressed).toEqual(['next']);
});

test('a touch that scrolled the page is no first press', () => {
  press('next', 0);
  document.body.dispatchEvent(new MouseEvent('pointercancel', { bubbles: true }));
  press('agree', 200);
  expect(pressed).toEqual(['next', 'agree']);
});

test('after an ignored press, the next press counts again', () => {
  press('next', 0);
  press('agree', 100);
  press('agree', 900);
  expect(pressed).toEqual(['next', 'agree']);
});
