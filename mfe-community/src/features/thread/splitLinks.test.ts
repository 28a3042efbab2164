import fc from 'fast-check';
import { splitLinks } from './splitLinks';

const hrefs = (text: string) => splitLinks(text).flatMap(({ href }) => href ?? []);

describe('links in plain text', () => {
  test.each([
    ['a sentence without an address', 'Bring it in, e.g. tomorrow.', []],
    ['an address', 'See https://example.com/a?b=c#d for more', ['https://example.com/a?b=c#d']],
    ['the full stop of a sentence', 'It is http://example.com/a.', ['http://example.com/a']],
    ['brackets around an address', '(see https://example.com/a)', ['https://example.com/a']],
    [
      'brackets within an address',
      'https://example.com/Mac_(computer)',
      ['https://example.com/Mac_(computer)'],
    ],
    [
      'two addresses',
      'https://a.example https://b.example',
      ['https://a.example/', 'https://b.example/'],
    ],
    ['a script address', 'javascript:alert(1)', []],
    ['a data address', 'data:text/html,x', []],
    ['an address that poses as another by a name', 'https://shop.example@evil.example/', []],
    ['an address that is none', 'https://', []],
    [
      'a quote that would leave an attribute',
      'https://example.com/"onclick="x',
      ['https://example.com/'],
    ],
  ])('%s', (_case, text, expected) => {
    expect(hrefs(text)).toEqual(expected);
  });

  test.each([
    ['full stops after an address', `http://a${'.'.repeat(100_000)}`],
    ['full stops within an address', `http://a${'.'.repeat(100_000)}x`],
    ['brackets after an address', `http://a.example/${')'.repeat(100_000)}`],
    ['brackets and full stops', `http://a.example/${').'.repeat(50_000)}`],
    ['addresses in one another', 'http://'.repeat(15_000)],
    ['addresses one after another', 'http://a.example '.repeat(6_000)],
    ['blank lines', '\n'.repeat(100_000)],
  ])('100,000 letters are split quickly: %s', (_case, text) => {
    const began = process.cpuUsage();
    const parts = splitLinks(text);
    expect(process.cpuUsage(began).user / 1000).toBeLessThan(1000);
    expect(parts.map((part) => part.text).join('')).toBe(text);
  });

  test('an address of more than 2,048 characters stays text', () => {
    const address = (length: number) => 'https://a.example/'.padEnd(length, 'x');
    expect(hrefs(address(2048))).toHaveLength(1);
    expect(hrefs(address(2049))).toEqual([]);
  });

  test('a text has at most 50 links', () => {
    expect(hrefs('https://a.example '.repeat(51))).toHaveLength(50);
  });

  test('no letter is lost or changed', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.webUrl(), fc.constant(' '))), (pieces) => {
        const text = pieces.join('');
        expect(
          splitLinks(text)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });

  test('every link has a web address', () => {
    fc.assert(
      fc.property(fc.string(), fc.webUrl(), (before, address) => {
        for (const href of hrefs(`${before} ${address}`)) expect(href).toMatch(/^https?:\/\//);
      }),
    );
  });
});
