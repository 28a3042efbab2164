import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import { useShopCapabilities } from '@mcs-repairs/shared/platform/site';
import { StatusControl } from '../features/bookings/StatusControl';
import { useChangeStatus } from '../features/bookings/useChangeStatus';
import { GuideCard } from '../features/guide/GuideCard';
import { useGuide } from '../features/guide/useGuide';
import { TodayBoard } from '../features/today/TodayBoard';
import { TodaySkeleton } from '../features/today/TodaySkeleton';
import styles from '../features/today/Today.module.css';
import { NextStepButton } from '../form/NextStepButton';
import { AdminFrame } from '../frame/AdminFrame';
import { staffHead } from '../frame/staffHead';
import { UndoNotice, undoUntil } from '../staff/lateUndo';
import { BookingDetails } from './lazyDialogs';

export const head = staffHead('Today');

/** Other steps keep their labels, which are short. */
const LABELS = {
  answer: 'Record answer',
  ready: 'Mark as ready',
  handOver: 'Hand over device',
};

export function Component() {
  return (
    <AdminFrame title="Today" skeleton={<TodaySkeleton />}>
      <Today />
    </AdminFrame>
  );
}

function Today() {
  const [params, setParams] = useSearchParams();
  const can = useShopCapabilities();
  const changes = useChangeStatus();
  const [stepped, setStepped] = useState<{ booking: Booking; until: string } | null>(null);
  const openId = params.get('booking');
  const open = (id: string) => setParams(id ? { booking: id } : {}, { preventScrollReset: true });
  const undo = stepped ?? changes.undo;
  const { guide, isKnown } = useGuide();
  const stepDone = (booking: Booking) => setStepped({ booking, until: undoUntil() });
  return (
    <>
      <TodayBoard
        guide={isKnown ? (work) => guide && <GuideCard guide={guide} work={work} /> : undefined}
        hasSteps={guide !== null && guide.steps.length > 0}
        onOpen={({ id }) => open(id)}
        step={(booking, isFirst) => (
          <NextStepButton
            booking={changes.shown(booking)}
            labels={LABELS}
            size="small"
            variant={isFirst ? 'primary' : 'secondary'}
            onDone={stepDone}
          />
        )}
        more={(booking) => (
          <StatusControl
            booking={changes.shown(booking)}
            disabled={changes.changing}
            onChange={(to) => {
              setStepped(null);
              void changes.change(booking, to);
            }}
          />
        )}
      />
      {undo && can.bench && (
        <div className={styles.undo}>
          <UndoNotice key={`${undo.booking.id} ${undo.until}`} {...undo} />
        </div>
      )}
      {openId && (
        <BookingDetails
          id={openId}
          onClose={() => open('')}
          next={(booking) => (
            <NextStepButton
              booking={changes.shown(booking)}
              onDone={(stored) => {
                open('');
                stepDone(stored);
              }}
            />
          )}
        />
      )}
    </>
  );
}
