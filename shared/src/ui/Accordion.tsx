import type { ReactNode } from 'react';
import { classes } from './classes';
import { Disclosure } from './Disclosure';
import type { HeadingLevel } from './Heading';
import styles from './Accordion.module.css';

export type AccordionItem = {
  id: string;
  title: ReactNode;
  content: ReactNode;
  defaultOpen?: boolean;
};

type AccordionProps = {
  items: readonly AccordionItem[];
  headingLevel?: HeadingLevel;
  className?: string;
};

/** Questions and answers, each opening by itself. */
export function Accordion({ items, headingLevel = 3, className }: AccordionProps) {
  return (
    <div className={classes(styles.accordion, className)}>
      {items.map(({ id, title, content, defaultOpen }) => (
        <Disclosure
          key={id}
          id={id}
          defaultOpen={defaultOpen}
          headingLevel={headingLevel}
          title={title}
        >
          {content}
        </Disclosure>
      ))}
    </div>
  );
}
