/** @jest-environment ./tools/jest-environment.cjs */
import { checkData, checkMarkup, checkScriptUrl } from './sitePolicy';

afterEach(() => {
  globalThis.__remoteIntegrity = undefined;
});

describe('markup', () => {
  test.each([
    '',
    '<path d="M1 2" stroke-width="3"></path>',
    '<g fill="url(#a1-)"><rect x="1"></rect></g><linearGradient id="a1-"><stop offset="0"></stop></linearGradient>',
  ])('of shapes is accepted: %s', (markup) => {
    expect(checkMarkup(markup)).toBe(markup);
  });

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<path d="M1" onload="alert(1)"></path>',
    '<path/onload=alert(1)>',
    '<path d="M1"onclick=alert(1)>',
    '<g><a href="javascript:alert(1)"></a></g>',
    '<rect xlink:href="data:x"></rect>',
    '<foreignObject></foreignObject>',
    '<style>*{}</style>',
    '<rect style="x"></rect>',
    '<pathology>',
    '<!-- -->',
  ])('of anything else is rejected: %s', (markup) => {
    expect(() => checkMarkup(markup)).toThrow(TypeError);
  });
});

test('content of a script element must be JSON', () => {
  expect(checkData('{"@type":"Service"}')).toBe('{"@type":"Service"}');
  for (const code of ['alert(1)', '', '{"a":1};alert(1)']) {
    expect(() => checkData(code)).toThrow(SyntaxError);
  }
});

describe('the address of a script', () => {
  test.each(['/shell/main.1.js', 'http://localhost/shell/cart-panel.2.js'])(
    '%s belongs to the shell',
    (url) => {
      expect(checkScriptUrl(url)).toBe(url);
    },
  );

  test('is accepted if the registry has its hash', () => {
    const url = 'https://remotes.example/booking/1/remoteEntry.js';
    expect(() => checkScriptUrl(url)).toThrow(TypeError);
    globalThis.__remoteIntegrity = { [url]: 'sha384-x' };
    expect(checkScriptUrl(url)).toBe(url);
  });

  test.each([
    'https://evil.example/shell/main.js',
    '//evil.example/shell/main.js',
    '/remotes/booking/1/unknown.js',
    '/shell/../api/photos/1',
    'data:text/javascript,alert(1)',
    'javascript:alert(1)',
    'toString',
  ])('%s is rejected', (url) => {
    globalThis.__remoteIntegrity = {};
    expect(() => checkScriptUrl(url)).toThrow(TypeError);
  });
});
