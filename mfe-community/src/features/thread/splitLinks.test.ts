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

  test('every link goes to the web', () => {
    fc.assert(
      fc.property(fc.string(), fc.webUrl(), (before, address) => {
        for (const href of hrefs(`${before} ${address}`)) expect(href).toMatch(/^https?:\/\//);
      }),
    );
  });
});
