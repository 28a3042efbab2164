/** @jest-environment ./tools/jest-environment.cjs */
import { writeVisitorCookie } from './visitorCookie';
import { isKeptInMemory, visitorStorage } from './visitorStorage';

const AREAS = ['localStorage', 'sessionStorage'] as const;

function refuse(this: unknown): never {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
}

/** Makes every access to the browser's storage throw, as in browsers that block site data. */
const block = (area: (typeof AREAS)[number]) =>
  jest.spyOn(globalThis, area, 'get').mockImplementation(refuse);

afterEach(() => jest.restoreAllMocks());

describe.each(AREAS)('%s', (area) => {
  beforeEach(() => globalThis[area].clear());

  test('is the storage of this browser', () => {
    visitorStorage(area).setItem('cart', 'full');
    expect(globalThis[area].getItem('cart')).toBe('full');
    expect(visitorStorage(area).length).toBe(1);
    expect(isKeptInMemory(area)).toBe(false);
  });

  test('that is blocked is replaced by memory, the same for all callers', () => {
    block(area);
    expect(isKeptInMemory(area)).toBe(true);
    visitorStorage(area).setItem('draft', 'words');
    expect(visitorStorage(area).getItem('draft')).toBe('words');
    expect(visitorStorage(area).key(0)).toBe('draft');
    visitorStorage(area).removeItem('draft');
    expect(visitorStorage(area).getItem('draft')).toBeNull();
    expect(visitorStorage(area).length).toBe(0);
  });

  test('that is missing is replaced by memory', () => {
    jest.spyOn(globalThis, area, 'get').mockReturnValue(undefined as never);
    expect(visitorStorage(area).getItem('nothing')).toBeNull();
  });

  test('that is blocked while the page is open never throws', () => {
    const storage = visitorStorage(area);
    storage.setItem('cart', 'full');
    block(area);
    expect(storage.getItem('cart')).toBeNull();
    expect(() => storage.setItem('cart', 'new')).not.toThrow();
    expect(storage.getItem('cart')).toBe('new');
    storage.clear();
  });

  test('that is full throws when writing', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => visitorStorage(area).setItem('cart', 'full')).toThrow('full');
  });
});

test('a browser that refuses cookies causes no error', () => {
  jest.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(refuse);
  expect(() => writeVisitorCookie('scheme=dark')).not.toThrow();
});
