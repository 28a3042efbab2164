/** @jest-environment ./tools/jest-environment.cjs */
import { afterPicture } from './afterPicture';

/** The callbacks of requested frames. The test calls them to simulate the next frame. */
let frames: FrameRequestCallback[];

beforeEach(() => {
  jest.useFakeTimers();
  frames = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  jest.spyOn(window, 'cancelAnimationFrame').mockImplementation(() => (frames = []));
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function showPicture() {
  for (const frame of frames.splice(0)) frame(0);
  jest.runOnlyPendingTimers();
}

test('a task runs once, after the next frame', () => {
  const work = jest.fn();
  afterPicture().put(work);
  expect(work).not.toHaveBeenCalled();
  showPicture();
  showPicture();
  window.dispatchEvent(new Event('click'));
  expect(work).toHaveBeenCalledTimes(1);
});

test.each(['pointerdown', 'keydown', 'click', 'submit', 'pagehide', 'visibilitychange'])(
  'a task runs before the next %s is handled',
  (name) => {
    const done: string[] = [];
    document.body.addEventListener(name, () => done.push(name), { once: true });
    afterPicture().put(() => done.push('work'));
    document.body.dispatchEvent(new Event(name, { bubbles: true }));
    expect(done).toEqual(['work', name]);
  },
);

test('two tasks run in their order', () => {
  const done: number[] = [];
  const late = afterPicture();
  late.put(() => done.push(1));
  late.put(() => done.push(2));
  expect(done).toEqual([1]);
  showPicture();
  expect(done).toEqual([1, 2]);
});

test('a discarded task does not run', () => {
  const work = jest.fn();
  const late = afterPicture();
  late.put(work);
  late.drop();
  showPicture();
  window.dispatchEvent(new Event('click'));
  expect(work).not.toHaveBeenCalled();
});

test('on a hidden page a task runs at once', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const work = jest.fn();
  afterPicture().put(work);
  expect(work).toHaveBeenCalledTimes(1);
});
