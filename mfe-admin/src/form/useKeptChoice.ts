import { useEffect, useState } from 'react';
import { useMemberKey } from './keptText';
import { leftChoices, leftTexts } from './unsaved';

/**
 * Works like `useState`, for a choice that belongs to the text of a form with the name `keptAs`. If
 * the text is there again, the choice is, too.
 */
export function useKeptChoice<Choice>(keptAs: string, initial: Choice) {
  const key = useMemberKey(keptAs);
  const [choice, choose] = useState(() =>
    leftTexts.has(key) ? (leftChoices.get(key) as Choice) : initial,
  );
  useEffect(() => void leftChoices.set(key, choice), [key, choice]);
  return [choice, choose] as const;
}
