import { useLocation, useNavigate } from 'react-router-dom';

/** Forms of a booking's page, as the address names them. */
const PLACES = ['estimate', 'answer', 'pickup', 'appointment', 'claim', 'details'] as const;
export type FormPlace = (typeof PLACES)[number];

/** The open form of a booking's page. It is in the address, so that lists can lead to it. */
export function useOpenForm() {
  const { hash, key } = useLocation();
  const navigate = useNavigate();
  const place = PLACES.find((each) => hash === `#${each}`) ?? null;
  return {
    place,
    /** Changes with each press, even on the link to the form that is open already. */
    press: place && key,
    open: (next: FormPlace) => void navigate({ hash: next }, { preventScrollReset: true }),
    close: () => void navigate({ hash: '' }, { replace: true, preventScrollReset: true }),
  };
}
export type OpenForm = ReturnType<typeof useOpenForm>;
