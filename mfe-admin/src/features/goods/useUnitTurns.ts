import { useRef, useState } from 'react';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import type { Goods } from '@mcs-repairs/shared/domain/types/goods';

/**
 * Runs a change after all earlier changes. The change gets the unit that the previous change
 * returned, or `shown` if that is newer.
 */
export type InTurn = (
  shown: Goods,
  change: (unit: Goods) => Promise<Result<Goods>>,
) => Promise<Result<Goods>>;

/**
 * Runs the changes of a unit one after the other. Also returns the newest version of the unit. The
 * answer to a change may be newer than the list, which loads again later and may not contain the
 * unit.
 */
export function useUnitTurns(listed: Goods | undefined) {
  const [answered, setAnswered] = useState<Goods | null>(null);
  const last = useRef<Goods | null>(null);
  const turn = useRef<Promise<unknown>>(Promise.resolve());

  const inTurn: InTurn = (shown, change) => {
    const result = turn.current.then(async () => {
      const answer = await change(newer(shown, last.current));
      if (answer.ok) {
        last.current = newer(answer.value, last.current);
        setAnswered(last.current);
      }
      return answer;
    });
    turn.current = result.catch(() => undefined);
    return result;
  };
  return { newest: listed && newer(listed, answered), inTurn };
}

const newer = (one: Goods, other: Goods | null): Goods =>
  other && other.version > one.version ? other : one;
