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
  /** What is on its way, such as `Loading the devices`. */
  label: string;
  /** A quiet link to the same: what the server sends, and what stays when the code cannot be had. */
  link: ReactNode;
  /** Gives the place about the height of what comes, so that nothing moves then. */
  className?: string;
};

/**
 * One screen ahead of the visitor, so that what comes is there before it is seen; what they jumped over is near, too, however
 * far up: whoever prints or captures the page then has all of it.
 */
const NEAR = '1000000px 0px 100% 0px';

/**
 * A part of a page that the page is whole without. Its code is asked for once the visitor comes near, so that the first load
 * weighs no more for it; until then, without scripts, and when it cannot be had, a link stands in its place.
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
