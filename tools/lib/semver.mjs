/** Whether a version satisfies a caret range `^major.minor.patch` or an exact version. */
export function satisfies(version, range) {
  const numbers = (text) => text.split('-')[0].split('.').map(Number);
  const have = numbers(version);
  const want = numbers(range.replace(/^\^/, ''));
  if (!range.startsWith('^')) return have.join('.') === want.join('.');
  if (have[0] !== want[0]) return false;
  return have[1] > want[1] || (have[1] === want[1] && have[2] >= want[2]);
}
