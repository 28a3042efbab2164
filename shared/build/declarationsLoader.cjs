/**
 * Marks the calls that declare schemas and operations as free of side effects. A page then gets
 * only the declarations that it uses, and not all declarations of a file.
 */
const DECLARES = /(?<![\w.@])((?:z\.\w+|operation|named|textAsTyped)(?:<[\w.[\]' ]+>)?\()/g;

/** Properties of operations that only the server and the API description use. */
const FOR_SERVER =
  /^ {2}(?:(?:summary|description|tag):(?: |\n {4})(?:'(?:[^'\\\n]|\\.)*'|"[^"\n]*")|failures: \[[\d, ]*\]),$/gm;

const withoutServerParts = (text) =>
  text.replace(FOR_SERVER, (lines) => '\n'.repeat(lines.split('\n').length - 1));

module.exports = function (text) {
  const isContract = /[\\/]domain[\\/]contract[\\/]/.test(this.resourcePath);
  const used = isContract ? withoutServerParts(text) : text;
  return used.replace(DECLARES, '/* @__PURE__ */ $1');
};
