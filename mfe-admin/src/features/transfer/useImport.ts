import { useState } from 'react';
import { importBookings } from '@mcs-repairs/shared/domain/contract/bookingFiles';
import type { InputOf } from '@mcs-repairs/shared/domain/contract/operation';
import { isUncertain } from '@mcs-repairs/shared/domain/rules/isUncertain';
import { useStaffAction } from '../../staff/useStaffAction';
import { useImportProgress } from './useImportProgress';

export type ImportResult = { tone: 'success' | 'danger'; title: string; lines: string[] };

const NOT_JSON =
  'This file is not an export of bookings, because it is not JSON. Nothing was changed.';
/**
 * The maximum number of errors that the page shows. More errors would not help to correct a file.
 */
const SHOWN_PLACES = 5;

/**
 * Imports an exported file, and shows the result. If one booking is invalid, nothing is imported.
 */
export function useImport() {
  const { act, working } = useStaffAction();
  const [result, setResult] = useState<ImportResult | null>(null);

  async function take(file: File) {
    setResult(null);
    const body = parseJson(await file.text());
    if (body === undefined) return setResult(refusal(NOT_JSON));
    const answer = await act(({ call }) => call(importBookings, { body }));
    if (!answer.ok) {
      const { message, fields = {} } = answer.failure;
      const title = isUncertain(answer.failure) ? 'The bookings may have been imported' : undefined;
      return setResult(refusal(message, Object.entries(fields), title));
    }
    const { added, skipped } = answer.value;
    setResult({
      tone: 'success',
      title: `${bookings(added)} imported`,
      lines: skipped > 0 ? [`Already stored and not changed: ${bookings(skipped)}.`] : [],
    });
  }

  const progress = useImportProgress(working);
  return { take, running: working, progress, result, dismiss: () => setResult(null) };
}

function refusal(
  message: string,
  places: [string, string][] = [],
  title = 'Nothing was imported',
): ImportResult {
  const lines = places.slice(0, SHOWN_PLACES).map(([place, text]) => `${place}: ${text}`);
  const more = places.length - lines.length;
  return {
    tone: 'danger',
    title,
    lines: [message, ...lines, ...(more > 0 ? [`and ${more} more errors`] : [])],
  };
}

function bookings(count: number): string {
  return count === 1 ? '1 booking' : `${count} bookings`;
}

/** The server validates the contents of the file, so this function only parses the JSON. */
function parseJson(text: string): InputOf<typeof importBookings>['body'] | undefined {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}
