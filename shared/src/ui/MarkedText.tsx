import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { markedParts, type MarkedPart } from '../domain/types/marks';

/**
 * Shows a text by the owner, with bold text, links and line breaks. HTML in it is shown as plain
 * text.
 */
export function MarkedText({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {markedParts(line).map((part, at) => (
        <Part key={at} {...part} />
      ))}
    </Fragment>
  ));
}

function Part({ text, bold, to }: MarkedPart) {
  if (bold) return <strong>{text}</strong>;
  if (to?.startsWith('/')) return <Link to={to}>{text}</Link>;
  return to ? <a href={to}>{text}</a> : text;
}
