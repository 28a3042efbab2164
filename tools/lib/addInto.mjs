const LISTED =
  /(?:`\w+`|its name|one|an entry|the page|the fragment|properties)\s+(?:at the end of|of|in|to)\s+`(\w+)`\s+(?:of|in)\s+`([^`]+)`/;

/**
 * Parses a sentence of a guide that names a list: "`opinionRoutes` in `communityRoutes` of
 * `server/src/community/routes.ts`".
 * @param {string} said
 * @param {string} [file] limits the search to a list in this file
 */
export function listed(said, file) {
  const [, list = '', place = ''] = LISTED.exec(said) ?? [];
  if (list === '' || (file !== undefined && place !== file)) return null;
  return { list, file: place };
}

/**
 * Adds a member at the end of the list, object or type that is called `list`.
 * @param {string} source
 * @param {string} list
 * @param {string} member
 */
export function addInto(source, list, member) {
  const opening = new RegExp(`\\b${list}\\b(?:: [\\w<>[\\] .]+?)?\\s*[:=]\\s*([[{])`).exec(source);
  if (!opening) throw new Error(`There is no list ${list}`);
  const begin = opening.index + opening[0].length;
  let depth = 1;
  let end = begin;
  for (; end < source.length; end += 1) {
    if (/[[{]/.test(source[end] ?? '')) depth += 1;
    if (/[\]}]/.test(source[end] ?? '')) depth -= 1;
    if (depth === 0) break;
  }
  const before = source.slice(0, end).trimEnd();
  const comma = /[,;[{]$/.test(before) ? '' : ',';
  const ending = /[,;]$/.test(member) ? '' : ',';
  return `${before}${comma}\n${member}${ending}\n${source.slice(end)}`;
}
