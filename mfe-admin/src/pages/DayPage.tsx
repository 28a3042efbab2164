import { toShopDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import { useAddressParams, useNow } from '@mcs-repairs/shared/platform/site';
import { shopDateSchema } from '@mcs-repairs/shared/domain/types/time';
import { DaySkeleton } from '../features/day/DaySkeleton';
import { DayView } from '../features/day/DayView';
import { AdminFrame } from '../frame/AdminFrame';
import { staffHead } from '../frame/staffHead';
import { BookingDetails } from './lazyDialogs';

export const head = staffHead('Day');

export function Component() {
  return (
    <AdminFrame title="Day" skeleton={<DaySkeleton tools />}>
      <Day />
    </AdminFrame>
  );
}

function Day() {
  const [params, changeParams] = useAddressParams();
  const today = toShopDate(useNow());
  const asked = shopDateSchema.safeParse(params.get('date'));
  const openId = params.get('booking');

  function change(name: string, value: string) {
    changeParams({ [name]: value }, { preventScrollReset: true });
  }

  return (
    <>
      <DayView
        shopDate={asked.success ? asked.data : today}
        today={today}
        onDay={(shopDate) => change('date', shopDate === today ? '' : shopDate)}
        onOpen={(id) => change('booking', id)}
      />
      {openId && <BookingDetails id={openId} onClose={() => change('booking', '')} />}
    </>
  );
}
