import { useEffect, useState } from 'react';
import { readImportProgress } from '@mcs-repairs/shared/domain/contract/bookingFiles';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import type { ImportProgress } from '@mcs-repairs/shared/domain/types/booking';

const EVERY_MS = 500;
const STEPS = { checking: 'Checking', storing: 'Storing' };

/**
 * Describes the current step of an import: "Storing 12,000 of 30,000", or "Importing" while the
 * step is unknown.
 */
export function useImportProgress(running: boolean): string {
  const shop = useShopData();
  const [progress, setProgress] = useState<ImportProgress>(null);

  useEffect(() => {
    if (!running) return undefined;
    let isAsked = false;
    const look = async () => {
      if (isAsked) return;
      isAsked = true;
      const answer = await shop.call(readImportProgress, {});
      isAsked = false;
      if (answer.ok) setProgress(answer.value.running);
    };
    const timer = setInterval(() => void look(), EVERY_MS);
    return () => {
      clearInterval(timer);
      setProgress(null);
    };
  }, [running, shop]);

  if (!progress) return 'Importing';
  const [done, total] = [progress.done, progress.total].map((rows) => rows.toLocaleString('en'));
  return `${STEPS[progress.step]} ${done} of ${total}`;
}
