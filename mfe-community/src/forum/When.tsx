import { relativeTime } from '@mcs-repairs/shared/domain/rules/relativeTime';
import {
  formatLongDate,
  formatSlotTime,
  shopTimeOfDay,
  toShopDate,
} from '@mcs-repairs/shared/domain/rules/shopClock';
import { useNow } from '@mcs-repairs/shared/platform/site';

/** Shows how long ago something happened. A tooltip shows the date and the time in Nepal. */
export function When({
  instant,
  isEdited,
  className,
}: {
  instant: string;
  isEdited?: boolean;
  className?: string;
}) {
  const now = useNow();
  const then = new Date(instant);
  const exact = `${formatLongDate(toShopDate(then))}, ${formatSlotTime(shopTimeOfDay(then))} Nepal time`;
  return (
    <time dateTime={instant} title={exact} className={className}>
      {relativeTime(instant, now)}
      {isEdited && ', edited'}
    </time>
  );
}
