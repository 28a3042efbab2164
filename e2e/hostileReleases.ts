/**
 * What must detect a hostile bundle: the verification on the server, the verification in a browser,
 * or the error reports of visitors' browsers.
 */
export type Finder = 'server' | 'browser' | 'beacon';
export type Hostile = {
  /** What the bundle does. The text continues the words "a bundle that". */
  does: string;
  /** Returns the hostile text of a built file of the booking area. Other files keep their text. */
  change: (file: string, text: string) => string;
  finder: Finder;
  /** Matches the error message that must appear for this bundle. */
  said: RegExp;
};

/** Changes a bundle so that `code` runs in every browser that loads a script of the area. */
const inBrowsers = (code: string) => (file: string, text: string) =>
  file.startsWith('__federation_expose_remote') ? `${code};${text}` : text;
const onServer = (change: (text: string) => string) => (file: string, text: string) =>
  file === 'ssr/server.cjs' ? change(text) : text;

/**
 * Hostile bundles, each with the check that must detect it. docs/releases.md has the same table.
 */
export const HOSTILE: readonly Hostile[] = [
  {
    does: 'throws on the server',
    change: onServer((text) => `${text}\nthrow new Error('broken on purpose');`),
    finder: 'server',
    said: /Its server bundle: broken on purpose/,
  },
  {
    does: 'keeps 24 MB of each visitor on the server',
    change: onServer((text) =>
      text.replaceAll(
        '"Book a Repair"',
        '((module.kept ??= []).push(new Array(3e6).fill(1.5)), "Book a Repair")',
      ),
    ),
    finder: 'server',
    said: /takes more than 160 MB when all pages are rendered|takes longer/,
  },
  {
    does: 'rejects a promise 2 s after it was loaded',
    change: inBrowsers(
      'setTimeout(() => void Promise.reject(new Error("broken on purpose")), 2000)',
    ),
    finder: 'browser',
    said: /broken on purpose/,
  },
  {
    does: 'throws after 15 s',
    change: inBrowsers('setTimeout(() => { throw new Error("broken on purpose") }, 15000)'),
    finder: 'browser',
    said: /broken on purpose/,
  },
  {
    does: 'wraps fetch',
    change: inBrowsers('{ const own = fetch; window.fetch = (...all) => own(...all) }'),
    finder: 'browser',
    said: /window\.fetch is no longer the browser's own/,
  },
  {
    does: 'adds to what all arrays have',
    change: inBrowsers('Array.prototype.last = function () { return this[this.length - 1] }'),
    finder: 'browser',
    said: /Array\.prototype\.last is new/,
  },
  {
    does: 'clears localStorage and cookies of others',
    change: inBrowsers(
      'localStorage.clear(); for (const one of document.cookie.split("; ")) document.cookie = one.split("=")[0] + "=; max-age=0; path=/"',
    ),
    finder: 'browser',
    said: /removed what another area keeps in localStorage[^]*removed a cookie of another area/,
  },
  {
    does: 'freezes the page for 6 s',
    change: inBrowsers(
      'setTimeout(() => { for (const end = Date.now() + 6000; Date.now() < end; ); }, 3000)',
    ),
    finder: 'browser',
    said: /froze the page for \d/,
  },
  {
    does: 'sends ten requests a second',
    change: inBrowsers('setInterval(() => void fetch("/api/health"), 100)'),
    finder: 'browser',
    said: /keeps asking: \d+ requests/,
  },
  {
    does: 'throws in a script that only a click from another area loads',
    change: (file, text) =>
      file.startsWith('pages-BookPage.') && file.endsWith('.js')
        ? `throw new Error("broken on purpose");${text}`
        : text,
    finder: 'browser',
    said: /\/book, by a click from .*: .*/,
  },
  {
    does: 'throws on a press',
    change: inBrowsers(
      'addEventListener("click", ({ target }) => { if (target.closest("main button")) throw new Error("broken on purpose") }, true)',
    ),
    finder: 'beacon',
    said: /5 of 5 views failed in browsers/,
  },
  {
    does: 'freezes on a press',
    change: inBrowsers(
      'addEventListener("click", ({ target }) => { if (target.closest("main button")) for (const end = Date.now() + 1500; Date.now() < end; ); }, true)',
    ),
    finder: 'beacon',
    said: /5 of 5 views failed in browsers/,
  },
];
