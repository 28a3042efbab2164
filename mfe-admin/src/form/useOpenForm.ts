import { useLocation, useNavigate } from 'react-router-dom';
import { isAwaited, isOnBench } from '@mcs-repairs/shared/domain/rules/repairStage';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';

/** The forms of a booking's page, as the address names them, and when a booking allows each. */
const ALLOWED = {
  estimate: isOnBench,
  answer: isOnBench,
  pickup: isAwaited,
  appointment: isAwaited,
  claim: ({ stage }: Booking) => stage === 'collected',
  details: () => true,
} satisfies Record<string, (booking: Booking) => boolean>;
export type FormPlace = keyof typeof ALLOWED;

/** The open form of a booking's page. It is in the address, so that lists can lead to it. */
export function useOpenForm(booking: Booking) {
  const { hash, key } = useLocation();
  const navigate = useNavigate();
  const named = hash.slice(1);
  const place = isPlace(named) && ALLOWED[named](booking) ? named : null;
  return {
    place,
    /** Changes with each press, even on the link to the form that is open already. */
    press: place && key,
    open: (next: FormPlace) => void navigate({ hash: next }, { preventScrollReset: true }),
    close: () => void navigate({ hash: '' }, { replace: true, preventScrollReset: true }),
  };
}
export type OpenForm = ReturnType<typeof useOpenForm>;

const isPlace = (name: string): name is FormPlace => Object.hasOwn(ALLOWED, name);
