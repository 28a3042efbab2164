import { textBlocks, type TextBlock } from '@mcs-repairs/shared/domain/types/textBlocks';
import { MarkedText } from '@mcs-repairs/shared/ui/MarkedText';
import { DataTable } from '../../parts/DataTable';

/**
 * Shows a long text with paragraphs, lists, tables and subheadings. `heading` is the name of the
 * tables.
 */
export const TextBlocks = ({ text, heading }: { text: string; heading: string }) =>
  textBlocks(text).map((block, index) => <Block key={index} block={block} heading={heading} />);

function Block({ block, heading }: { block: TextBlock; heading: string }) {
  if (block.kind === 'table') return <DataTable caption={heading} {...block} />;
  if (block.kind === 'list')
    return (
      <ul>
        <Items texts={block.items} />
      </ul>
    );
  if (block.kind === 'steps')
    return (
      <ol start={block.first === 1 ? undefined : block.first}>
        <Items texts={block.items} />
      </ol>
    );
  const Element = block.kind === 'subheading' ? 'h3' : 'p';
  return (
    <Element>
      <MarkedText text={block.text} />
    </Element>
  );
}

const Items = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text, index) => (
    <li key={index}>
      <MarkedText text={text} />
    </li>
  ));
