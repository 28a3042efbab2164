/**
 * Matches the class names and animation names that CSS modules generate: `[local]_[hash:base64:5]`
 * (webpack.cjs).
 */
const EMITTED_NAME = /_[\w-]{5}$/;
/** At-rules that contain other rules. The inner rules are checked like all others. */
const GROUPS = new Set(['media', 'supports', 'container', 'layer', 'starting-style']);
/** Pseudo-classes that match an element if one of the selectors in their brackets matches. */
const ALTERNATIVES = new Set([':is', ':where', ':local', ':-webkit-any', ':-moz-any']);

/**
 * Checks style sheets, both in the build (foreignStyles.cjs) and on the server when it verifies a
 * release. Each caller passes its own copy of `postcss` and `postcss-selector-parser`.
 */
function judgeOf({ postcss, parseSelectors }) {
  /**
   * Returns one sentence for each rule of a remote's style sheet that affects elements or names
   * outside the remote. Without such a rule, the list is empty.
   *
   * A rule is allowed if each of its selectors ends at an element with a CSS module class, or
   * inside such an element. `isOwn` recognises the remote's own classes and animation names.
   * Without `isOwn`, `css` must be the output of the build. In a source file, names inside
   * `:global(…)` never count as the remote's own. The function never throws: for CSS that cannot be
   * parsed, it also returns a sentence.
   */
  function foreignStyles(css, { isOwn = (name) => EMITTED_NAME.test(name) } = {}) {
    const found = [];
    try {
      judge(postcss.parse(css), false, isOwn, (words, node) =>
        found.push(`line ${node.source.start.line}: ${words}`),
      );
    } catch (error) {
      found.push(`the style sheet cannot be read: ${error.message}`);
    }
    return [...new Set(found)];
  }

  /**
   * Checks the rules in a container. `inOwn` is true if the enclosing rule matches only elements of
   * the remote. Then nested selectors and `&` match only these elements, too.
   */
  function judge(container, inOwn, isOwn, refuse) {
    container.each((node) => {
      if (node.type === 'rule') {
        const foreign = foreignSelectors(node.selector, inOwn, isOwn);
        if (foreign.length > 0) {
          const words = `"${foreign.join(', ')}" touches what is not this remote's own: give it a class of a CSS module`;
          refuse(words, node);
        } else judge(node, true, isOwn, refuse);
      } else if (node.type === 'atrule') judgeAtRule(node, inOwn, isOwn, refuse);
    });
  }

  function judgeAtRule(node, inOwn, isOwn, refuse) {
    const name = node.name.toLowerCase();
    // A named `@page` is allowed: it applies only to elements that use this name in the property
    // `page`.
    if (name === 'charset' || (name === 'page' && /^[\w-]+$/.test(node.params))) return;
    if (GROUPS.has(name)) {
      if (node.nodes) judge(node, inOwn, isOwn, refuse);
    } else if (/^(-\w+-)?keyframes$/.test(name)) {
      if (/^:global\b/.test(node.params) || !isOwn(node.params))
        refuse(`the animation "${node.params}" has a name of the whole page`, node);
    } else if (name === 'scope' && isOwnScope(node.params, inOwn, isOwn)) {
      judge(node, true, isOwn, refuse);
    } else refuse(`@${node.name} holds for the whole page: ask the shell for it`, node);
  }

  /**
   * Returns whether a `@scope` contains only elements of the remote. In `(.own) to (.limit)`, the
   * function checks only the start of the scope.
   */
  function isOwnScope(params, inOwn, isOwn) {
    const text = params.trim();
    const end = endOfBrackets(text);
    const rest = text.slice(end + 1).trim();
    if (end < 0 || (rest !== '' && !/^to\s*\(/.test(rest))) return false;
    return foreignSelectors(text.slice(1, end), inOwn, isOwn).length === 0;
  }

  /**
   * Returns the index at which the first bracket of the text is closed. Returns -1 if the bracket
   * is never closed.
   */
  function endOfBrackets(text) {
    let depth = 0;
    for (const [index, sign] of [...text].entries()) {
      if (sign === '(') depth += 1;
      if (sign === ')') depth -= 1;
      if (depth === 0) return index > 0 ? index : -1;
    }
    return -1;
  }

  const foreignSelectors = (text, inOwn, isOwn) =>
    parseSelectors()
      .astSync(text)
      .nodes.filter((selector) => !keepsToItself(selector, inOwn, isOwn))
      .map((selector) => String(selector).trim());

  /**
   * Returns whether the element at the end of the selector has a class of the remote, or is inside
   * an element with such a class.
   */
  function keepsToItself(selector, inOwn, isOwn) {
    const { nodes } = selector;
    const isImplied = inOwn && !hasNesting(selector) && nodes[0]?.type !== 'combinator';
    let inside = isImplied;
    let own = inOwn && nodes[0]?.type === 'combinator';
    let isGlobal = false;
    for (const node of nodes) {
      if (node.type === 'combinator') {
        const goesDown = node.value.trim() === '' || node.value.trim() === '>';
        // A sibling of an element is outside of this element, so only descendants count.
        inside = inside || (goesDown && own);
        own = false;
      } else if (node.type === 'pseudo' && node.value === ':global' && node.length === 0) {
        isGlobal = true;
      } else if (node.type === 'pseudo' && node.value === ':local' && node.length === 0) {
        isGlobal = false;
      } else if (!isGlobal) own = own || isOwnPart(node, inOwn, isOwn);
    }
    return own || inside;
  }

  function isOwnPart(node, inOwn, isOwn) {
    if (node.type === 'class') return isOwn(node.value);
    if (node.type === 'nesting') return inOwn;
    return (
      node.type === 'pseudo' &&
      ALTERNATIVES.has(node.value.toLowerCase()) &&
      node.length > 0 &&
      node.nodes.every((selector) => keepsToItself(selector, false, isOwn))
    );
  }

  function hasNesting(selector) {
    let found = false;
    selector.walkNesting(() => {
      found = true;
    });
    return found;
  }

  return foreignStyles;
}

module.exports = { judgeOf };
