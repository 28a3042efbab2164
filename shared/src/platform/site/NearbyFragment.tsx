import { useRef, useState, type ReactNode } from 'react';
import { Loading } from '../../ui/Loading';
import { Section } from '../../ui/Section';
import { Skeleton } from '../../ui/Skeleton';
import { useOnScreen } from '../../ui/useOnScreen';
import type { FragmentId, FragmentProps } from '../contract/fragments';
import { Fragment } from './Fragment';

type Props<Id extends FragmentId> = {
  id: Id;
  props: FragmentProps[Id];
  /** The text for the loading state, such as `Loading the devices`. */
  label: string;
  /**
   * A link to a page with the same content. The server renders this link. It also stays if the code
   * cannot be loaded.
   */
  link: ReactNode;
  /**
   * A class that reserves about the height of the content. Otherwise, the page would shift when the
   * content appears.
   */
  className?: string;
};

/**
 * The distance at which the content loads. It loads when it is one screen below the visible part.
 * Everything above the visible part also loads. A visitor who jumps to the end and prints the page
 * then gets all content.
 */
const NEAR = '1000000px 0px 100% 0px';

/**
 * Shows an optional part of a page. Its code loads when the visitor scrolls near it, so the first
 * load of the page stays small. A link is shown until then, without JavaScript, and if the code
 * cannot be loaded.
 */
export function NearbyFragment<Id extends FragmentId>(options: Props<Id>) {
  const { id, props, label, link, className } = options;
  const place = useRef<HTMLDivElement>(null);
  const isNear = useOnScreen(place, NEAR) === true;
  const [wasNear, setWasNear] = useState(false);
  if (isNear && !wasNear) setWasNear(true);
  return (
    <div ref={place} data-page-part="">
      {wasNear ? (
        <Fragment
          id={id}
          props={props}
          pending={
            <Section>
              <Loading label={label}>
                <Skeleton shape="block" className={className} />
              </Loading>
            </Section>
          }
          failed={() => <Section>{link}</Section>}
        />
      ) : (
        <Section>
          <div className={className} data-print="flow">
            {link}
          </div>
        </Section>
      )}
    </div>
  );
}
