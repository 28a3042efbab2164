// Lists all texts on the screens, by area and file: `npm run words [-- mfe-admin]`. With this list,
// you can find different words for the same thing.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { inRoot } from './lib/workspace.mjs';

/** The attributes and properties whose values people read. */
const READ =
  /^(aria-label|alt|label|title|placeholder|hint|name|description|text|message|words|heading|empty|loadingLabel|reassurance|confirm|done|legend|summary|caption)$/;

function* filesOf(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory() && entry.name !== 'testing') yield* filesOf(file);
    else if (/\.tsx?$/.test(entry.name) && !/\.(test|fixture)\.tsx?$/.test(entry.name)) yield file;
  }
}

const isSentence = (text) => /[A-Z][a-z]+ [a-z]|[a-z] [a-z]/.test(text);

/** Returns the texts of a file in their order. `…` replaces inserted values. */
export function textsOf(file, source = readFileSync(file, 'utf8')) {
  const texts = [];
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const add = (text) => {
    const plain = text.replace(/\s+/g, ' ').trim();
    if (/[A-Za-z]{2}/.test(plain)) texts.push(plain);
  };
  const whole = (node) =>
    ts.isTemplateExpression(node)
      ? node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('')
      : node.text;
  const isText = (node) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
  const visit = (node) => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isJsxText(node)) return add(node.text);
    if (isText(node)) {
      const { parent } = node;
      const name =
        ts.isJsxAttribute(parent) || ts.isPropertyAssignment(parent) ? parent.name.getText() : '';
      const isAttribute = ts.isJsxAttribute(parent);
      if (
        isAttribute ? READ.test(name) : READ.test(name) || isSentence(whole(node)) || isShown(node)
      )
        add(whole(node));
      if (ts.isTemplateExpression(node))
        node.templateSpans.forEach(({ expression }) => visit(expression));
      return;
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return texts;
}

/**
 * Returns whether people see this text. A text counts if it is an expression among the children of
 * an element, or a capitalised word in a table of texts.
 */
function isShown(node) {
  if (/^[A-Z][a-z]+$/.test(node.text ?? '') && ts.isPropertyAssignment(node.parent)) return true;
  for (let at = node.parent; at && !ts.isFunctionLike(at); at = at.parent) {
    if (ts.isJsxAttribute(at)) return false;
    if (ts.isJsxExpression(at)) return ts.isJsxElement(at.parent) || ts.isJsxFragment(at.parent);
  }
  return false;
}

if (process.argv[1] === import.meta.filename) {
  const areas = process.argv.slice(2);
  for (const area of areas.length > 0 ? areas : ['mfe-admin']) {
    for (const file of filesOf(inRoot(area, 'src'))) {
      const texts = textsOf(file);
      if (texts.length > 0) console.log(`\n${path.relative(inRoot('.'), file)}`);
      for (const text of texts) console.log(`  ${text}`);
    }
  }
}
