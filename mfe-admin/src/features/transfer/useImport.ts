import { useState } from 'react';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import { useImportProgress } from './useImportProgress';

export type ImportResult = { tone: 'success' | 'danger'; title: string; lines: string[] };

const NOT_JSON = 'This file is not an export of bookings: it holds no JSON. Nothing was changed.';
/** More places than these help nobody to mend a file. */
const SHOWN_PLACES = 5;

/** Takes an exported file back in, whole or not at all; what came of it is told. */
export function useImport() {
  const { staff } = useShopData();
  const [sending, setSending] = useState(false);
  const [result, setResult] = useState<ImportResult | null>(null);

  async function take(file: File) {
    setResult(null);
    const content = parseJson(await file.text());
    if (content === undefined) return setResult(refusal(NOT_JSON));
    setSending(true);
    const answer = await staff.importBookings(content);
    setSending(false);
    if (!answer.ok) {
      const { message, fields = {} } = answer.failure;
      return setResult(refusal(message, Object.entries(fields)));
    }
    const { added, skipped } = answer.value;
    setResult({
      tone: 'success',
      title: `${bookings(added)} imported`,
      lines: skipped > 0 ? [`Here already, and left alone: ${bookings(skipped)}.`] : [],
    });
  }

  const progress = useImportProgress(sending);
  return { take, running: sending, progress, result, dismiss: () => setResult(null) };
}

function refusal(message: string, places: [string, string][] = []): ImportResult {
  const lines = places.slice(0, SHOWN_PLACES).map(([place, text]) => `${place}: ${text}`);
  const more = places.length - lines.length;
  return {
    tone: 'danger',
    title: 'Nothing was imported',
    lines: [message, ...lines, ...(more > 0 ? [`and ${more} more places`] : [])],
  };
}

function bookings(count: number): string {
  return count === 1 ? '1 booking' : `${count} bookings`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}
