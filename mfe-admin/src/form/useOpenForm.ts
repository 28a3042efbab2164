import { useLocation, useNavigate } from 'react-router-dom';
import { isAwaited, isInRepair } from '@mcs-repairs/shared/domain/rules/repairStage';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';

/**
 * The forms of the booking page. A key is the name of the form in the address. The function says
 * whether a booking allows the form.
 */
const ALLOWED = {
  estimate: isInRepair,
  answer: isInRepair,
  pickup: isAwaited,
  appointment: isAwaited,
  claim: ({ stage }: Booking) => stage === 'collected',
  details: () => true,
  payment: ({ stage }) => stage !== undefined,
} satisfies Record<string, (booking: Booking) => boolean>;
export type FormPlace = keyof typeof ALLOWED;

/** Reads from the address which form of the booking page is open. So a list can link to a form. */
export function useOpenForm(booking: Booking) {
  const { hash, key } = useLocation();
  const navigate = useNavigate();
  const named = hash.slice(1);
  const place = isPlace(named) && ALLOWED[named](booking) ? named : null;
  return {
    place,
    /**
     * The key of the navigation. It changes with each press, even if the link opens the form that
     * is already open.
     */
    press: place && key,
    open: (next: FormPlace) => void navigate({ hash: next }, { preventScrollReset: true }),
    close: () => void navigate({ hash: '' }, { replace: true, preventScrollReset: true }),
  };
}
export type OpenForm = ReturnType<typeof useOpenForm>;

const isPlace = (name: string): name is FormPlace => Object.hasOwn(ALLOWED, name);
