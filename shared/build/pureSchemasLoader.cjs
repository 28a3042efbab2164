/**
 * Marks the calls that declare schemas and operations as free of side effects. A page then gets
 * only the declarations that it uses, and not all declarations of a file.
 */
const DECLARES = /(?<![\w.@])((?:z\.\w+|operation|named|textAsTyped)(?:<[\w.[\]' ]+>)?\()/g;

module.exports = (text) => text.replace(DECLARES, '/* @__PURE__ */ $1');
