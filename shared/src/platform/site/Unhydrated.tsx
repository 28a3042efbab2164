import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { trustedMarkup } from '../../ui/trustedMarkup';

type Late<Given> = () => Promise<{ Component: ComponentType<Given> }>;
type Props<Given> = {
  /** An id that is unique on the page. It contains letters, digits and hyphens. */
  id: string;
  /** The element around the content. Use `span` inside a line of text or a link. */
  as?: 'div' | 'span';
  /**
   * Content that never changes while the page is shown. It must not have event handlers. Links and
   * `details` work.
   */
  children?: ReactNode;
  /**
   * Loads the content if the server's HTML does not contain it, for example in a filtered list. It
   * must render the same as `children`. Its properties are `given`.
   */
  late?: Late<Given>;
  given?: Given;
};

const MARK = 'data-unhydrated';
/**
 * React uses the markup of this object only when it creates the element. The object must always be
 * the same, because React would write the markup of another object into the page.
 */
const NOTHING = {
  get __html() {
    return trustedMarkup('') as string;
  },
};
/**
 * The elements from the server's HTML, by id. If React removes a part and renders it again, these
 * elements are used again.
 */
const sent = new Map<string, Element>();

/**
 * A part of a page that never changes and is never hydrated.
 *
 * The server renders this part. If the browser gets the page as HTML, it keeps the server's
 * elements, and its code does not contain `children` (shared/build/unhydrated.cjs). After a
 * navigation in the browser, the browser renders the part itself. The shell handles clicks on links
 * in the part.
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

/**
 * Returns the element of a part: from the page, or from the elements that were on the page before.
 */
function elementOf(id: string): Element | undefined {
  return document.querySelector(`[${MARK}="${id}"]`) ?? sent.get(id);
}

/**
 * Returns a component that loads the content of a part. If loading fails, the part stays empty,
 * because the page also works without it.
 */
const lazily = <Given extends object>(late: Late<Given>) =>
  lazy(() =>
    late()
      .then(({ Component }) => ({ default: Component }))
      .catch(() => ({ default: (() => null) as ComponentType<Given> })),
  );
