import { relativeTime } from 'shared/rules/relativeTime';
import { formatLongDate, formatSlotTime, shopTimeOfDay, toShopDate } from 'shared/rules/shopClock';
import { useNow } from 'shared/site';

/** How long ago, with the day and time in Nepal for those who point at it. */
export function When({ instant, className }: { instant: string; className?: string }) {
  const now = useNow();
  const then = new Date(instant);
  const exact = `${formatLongDate(toShopDate(then))}, ${formatSlotTime(shopTimeOfDay(then))} Nepal time`;
  return (
    <time dateTime={instant} title={exact} className={className}>
      {relativeTime(instant, now)}
    </time>
  );
}
