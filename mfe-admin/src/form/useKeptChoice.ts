import { useEffect, useState } from 'react';
import { leftTexts, useMemberKey } from './keptText';

/**
 * Works like `useState`, for a choice that belongs to the text of a form with the name `keptAs`. If
 * the text is there again after the session ended, the choice is, too.
 */
export function useKeptChoice<Choice>(keptAs: string, initial: Choice) {
  const key = useMemberKey(keptAs);
  const [choice, choose] = useState(() => {
    const left = leftTexts.get(`choice ${key}`);
    return left && leftTexts.has(key) ? (left as { choice: Choice }).choice : initial;
  });
  useEffect(() => void leftTexts.set(`choice ${key}`, { choice }), [key, choice]);
  return [choice, choose] as const;
}
