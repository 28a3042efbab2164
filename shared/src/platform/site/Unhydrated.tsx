import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { trustedMarkup } from '../../ui/trustedMarkup';

type Late<Given> = () => Promise<{ Component: ComponentType<Given> }>;
type Props<Given> = {
  /** Of its own within the page; letters, digits and hyphens. */
  id: string;
  /** Within a line or a link. */
  as?: 'div' | 'span';
  /** Never changes while the page is shown, and answers nobody: links and `details` are all that may be pressed in it. */
  children?: ReactNode;
  /** For a part that the server may not have sent, as in a list that is filtered: the same as `children`, from `given`. */
  late?: Late<Given>;
  given?: Given;
};

const MARK = 'data-unhydrated';
/** One object for all: another would be written into the page. React asks for the markup only where it makes an element. */
const NOTHING = {
  get __html() {
    return trustedMarkup('') as string;
  },
};
/** What the server sent, by id: it is shown again when it comes back. */
const sent = new Map<string, Element>();

/**
 * A part of a page that never changes. The server renders it, and so does a browser that navigates to the page. One that
 * has the page as HTML keeps the server's elements, and its build of the page holds nothing of the part
 * (shared/build/unhydrated.cjs leaves the children out). Its links are followed by the shell.
 */
export function Unhydrated<Given extends object>(props: Props<Given>) {
  const { id, as: Element = 'div', children } = props;
  if (children === undefined) return <Kept {...props} />;
  return <Element {...{ [MARK]: id }}>{children}</Element>;
}

function Kept<Given extends object>({ id, as: Element = 'div', late, given }: Props<Given>) {
  const [asSent] = useState(() => elementOf(id));
  const [Content] = useState(() => (!asSent && late ? lazily(late) : undefined));
  if (Content)
    return (
      <Element {...{ [MARK]: id }}>
        <Suspense fallback={null}>
          <Content {...(given as Given)} />
        </Suspense>
      </Element>
    );
  return (
    <Element
      {...{ [MARK]: id }}
      dangerouslySetInnerHTML={NOTHING}
      suppressHydrationWarning
      ref={(element: HTMLElement | null) => {
        if (element && asSent && !element.hasChildNodes()) element.append(...asSent.childNodes);
        if (element) sent.set(id, element);
      }}
    />
  );
}

/** The element with the part in it: on the page, or kept from when it was. */
function elementOf(id: string): Element | undefined {
  return document.querySelector(`[${MARK}="${id}"]`) ?? sent.get(id);
}

/** The page is whole without what cannot be had. */
const lazily = <Given extends object>(late: Late<Given>) =>
  lazy(() =>
    late()
      .then(({ Component }) => ({ default: Component }))
      .catch(() => ({ default: (() => null) as ComponentType<Given> })),
  );
