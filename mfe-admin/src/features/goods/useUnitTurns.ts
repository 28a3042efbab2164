import { useRef, useState } from 'react';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import type { Goods } from '@mcs-repairs/shared/domain/types/goods';

/**
 * Runs a change after the ones before it. The change gets the unit that the previous change returned, or
 * `shown` if that is newer.
 */
export type InTurn = (
  shown: Goods,
  change: (unit: Goods) => Promise<Result<Goods>>,
) => Promise<Result<Goods>>;

/**
 * Runs the changes of a unit one after the other. Returns the newest unit, because an answer may be
 * newer than the list, which loads again afterwards and may leave the unit out.
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
