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
  /** The label of the loading state, such as `Loading the devices`. */
  label: string;
  /**
   * A plain link to the same content. The server sends it, and it stays if the code cannot be
   * loaded.
   */
  link: ReactNode;
  /**
   * Reserves about the height of the content, so that the page does not shift when the content
   * appears.
   */
  className?: string;
};

/**
 * The content loads when it is one screen away, so that it is there before the visitor sees it.
 * Everything above the visitor counts as near too: a visitor who jumps down and then prints or
 * captures the page gets all content.
 */
const NEAR = '1000000px 0px 100% 0px';

/**
 * An optional part of a page. Its code loads when the visitor comes near, so it adds nothing to the
 * first load. Until then, without scripts, and if the code cannot be loaded, a link appears
 * instead.
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
