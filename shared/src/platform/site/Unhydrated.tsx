import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { trustedMarkup } from '../../ui/trustedMarkup';

type Late<Given> = () => Promise<{ Component: ComponentType<Given> }>;
type Props<Given> = {
  /** An id that is unique on the page, of letters, digits and hyphens. */
  id: string;
  /** The element around the content. Use `span` inside a line of text or a link. */
  as?: 'div' | 'span';
  /**
   * Content that never changes while the page is shown. It must have no event handlers. Links and
   * `details` work.
   */
  children?: ReactNode;
  /**
   * Loads the content if the server's HTML does not contain it, as in a filtered list. It must
   * render the same as `children`. `given` are its properties.
   */
  late?: Late<Given>;
  given?: Given;
};

const MARK = 'data-unhydrated';
/**
 * Must always be the same object. React uses its HTML only when it creates the element, but it
 * would write the HTML of another object into the page.
 */
const NOTHING = {
  get __html() {
    return trustedMarkup('') as string;
  },
};
/**
 * The elements from the server's HTML, by id. If React removes a part and renders it again, it uses
 * the same elements.
 */
const sent = new Map<string, Element>();

/**
 * A part of a page that never changes and that browsers do not hydrate.
 *
 * The server renders it. If the browser gets the page as HTML, these elements stay, and the
 * browser's code does not contain `children` (shared/build/unhydrated.cjs). After a navigation in
 * the browser, the browser renders the part. The shell handles clicks on its links.
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
 * Returns the element of a part that is never hydrated: from the page, or from the elements that
 * the server's HTML had.
 */
function elementOf(id: string): Element | undefined {
  return document.querySelector(`[${MARK}="${id}"]`) ?? sent.get(id);
}

/**
 * Returns a component that loads the content of a part that is never hydrated. If loading fails,
 * the part stays empty, because the page works without it.
 */
const lazily = <Given extends object>(late: Late<Given>) =>
  lazy(() =>
    late()
      .then(({ Component }) => ({ default: Component }))
      .catch(() => ({ default: (() => null) as ComponentType<Given> })),
  );
