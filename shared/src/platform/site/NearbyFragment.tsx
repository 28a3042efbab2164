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
  /** What screen readers read while the part loads, such as `Loading the devices`. */
  label: string;
  /**
   * A link to a page with the same content. It is shown until the content is loaded, and stays if
   * loading fails. The server renders it.
   */
  link: ReactNode;
  /**
   * A class that reserves about the height of the content, so that the page does not move when the
   * content appears.
   */
  className?: string;
};

/**
 * How near the visible part must be for the content to load: one screen below it. Content above the
 * visible part always loads. A visitor who jumps to the end and prints the page therefore gets
 * everything.
 */
const NEAR = '1000000px 0px 100% 0px';

/**
 * Shows an optional part of a page. Its code loads when the visitor scrolls near it, so that less
 * code loads with the page. Until then, a link is shown. The link stays if loading fails, or
 * without JavaScript.
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
