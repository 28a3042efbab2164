import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { trustedMarkup } from '../../ui/trustedMarkup';

type Late<Given> = () => Promise<{ Component: ComponentType<Given> }>;
type Props<Given> = {
  /** Unique within the page; letters, digits and hyphens. */
  id: string;
  /** Use `span` within a line or a link. */
  as?: 'div' | 'span';
  /**
   * Content that never changes while the page is shown and has no handlers. Visitors can press only
   * links and `details` in it.
   */
  children?: ReactNode;
  /**
   * For a part that the server may not have sent, as in a filtered list. It renders the same as
   * `children`, from `given`.
   */
  late?: Late<Given>;
  given?: Given;
};

const MARK = 'data-unhydrated';
/**
 * All renders share one object, because React would write the markup of another object into the
 * page. React uses the markup only when it creates an element.
 */
const NOTHING = {
  get __html() {
    return trustedMarkup('') as string;
  },
};
/** The server's elements by id. They are shown again if the part is mounted again. */
const sent = new Map<string, Element>();

/**
 * A part of a page that never changes. The server renders it, and so does a browser that navigates
 * to the page. A browser that has the page as HTML keeps the server's elements, and its build of
 * the page does not contain the part's children (shared/build/unhydrated.cjs). The shell handles
 * clicks on the part's links.
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

/** Returns the element that contains the part, from the page or from storage. */
function elementOf(id: string): Element | undefined {
  return document.querySelector(`[${MARK}="${id}"]`) ?? sent.get(id);
}

/**
 * Loads a part late. If the part cannot be loaded it stays empty, because the page is complete
 * without it.
 */
const lazily = <Given extends object>(late: Late<Given>) =>
  lazy(() =>
    late()
      .then(({ Component }) => ({ default: Component }))
      .catch(() => ({ default: (() => null) as ComponentType<Given> })),
  );
