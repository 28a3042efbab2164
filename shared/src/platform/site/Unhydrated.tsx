import { useState, type ReactNode } from 'react';
import { trustedMarkup } from '../../ui/trustedMarkup';

type Props = {
  /** Of its own within the page. */
  id: string;
  /** Never changes while the page is shown, and answers nobody: links and `details` are all that may be pressed in it. */
  children?: ReactNode;
};

const MARK = 'data-unhydrated';

/**
 * A part of a page that never changes. The server renders it, and so does a browser that navigates to the page. One that
 * has the page as HTML keeps the server's elements, and its build of the page holds nothing of the part
 * (shared/build/unhydrated.cjs leaves the children out). Its links are followed by the shell.
 */
export function Unhydrated({ id, children }: Props) {
  if (children === undefined) return <Kept id={id} />;
  return <div {...{ [MARK]: id }}>{children}</div>;
}

function Kept({ id }: { id: string }) {
  const [asSent] = useState(() => document.querySelector(`[${MARK}="${id}"]`));
  return (
    <div
      {...{ [MARK]: id }}
      // React leaves what is in an element with markup alone when it hydrates, and asks for the markup only to make a new one.
      dangerouslySetInnerHTML={{ __html: trustedMarkup('') as string }}
      suppressHydrationWarning
      ref={(element) => {
        if (element && asSent && !element.hasChildNodes()) element.append(...asSent.childNodes);
      }}
    />
  );
}
