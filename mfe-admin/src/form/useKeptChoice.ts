import { useEffect, useState } from 'react';
import { useAppSelector } from '@mcs-repairs/shared/platform/store';
import { leftTexts } from './useStaffForm';

/** The last choice by member and form. It counts only together with a text in `leftTexts`. */
const choices = new Map<string, unknown>();

/**
 * Works like `useState`, for a choice that belongs to the text of a form with the name `keptAs`. If
 * the text is there again after the session ended, the choice is, too.
 */
export function useKeptChoice<Choice>(keptAs: string, initial: Choice) {
  const staff = useAppSelector(({ session }) => session.staff?.id);
  const key = `${staff} ${keptAs}`;
  const [choice, choose] = useState(() =>
    leftTexts.has(key) ? (choices.get(key) as Choice) : initial,
  );
  useEffect(() => void choices.set(key, choice), [key, choice]);
  return [choice, choose] as const;
}
