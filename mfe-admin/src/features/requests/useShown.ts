import { useSearchParams } from 'react-router-dom';

export const SHOWN = ['open', 'handled', 'all'] as const;
export type Shown = (typeof SHOWN)[number];

/** What the address asks for; without a word it is what is still to do. */
export function useShown() {
  const [params, setParams] = useSearchParams();
  const shown = SHOWN.find((choice) => choice === params.get('show')) ?? 'open';
  return {
    shown,
    filter: shown === 'all' ? {} : { handled: shown === 'handled' },
    show: (next: Shown) =>
      setParams(next === 'open' ? {} : { show: next }, { preventScrollReset: true }),
  };
}
