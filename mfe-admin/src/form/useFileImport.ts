import { useState } from 'react';
import type { Failure, Result } from '@mcs-repairs/shared/domain/types/failure';
import type { OperationsPort } from '@mcs-repairs/shared/data/operations';
import { useStaffAction } from '../staff/useStaffAction';

type Call = OperationsPort['call'];
type Refused = { message: string; lines: string[] };

type FileImportOptions<Answer> = {
  /** Asks the server what a file would change. */
  check: (call: Call, csv: string) => Promise<Result<Answer>>;
  /**
   * Stores the file. The server refuses if the file no longer makes the changes that the check
   * listed.
   */
  store: (call: Call, csv: string, seen: string) => Promise<Result<unknown>>;
  /** The message that appears after the file is stored. */
  done: string;
  onDone: () => void;
};

/** The server has the same limit for the size of a file. */
const MOST_BYTES = 1_000_000;
const SHOWN_ERRORS = 20;

/**
 * Checks a CSV file and lists its changes. It stores the file only if the changes are still the
 * same.
 */
export function useFileImport<Answer extends { seen: string }>(options: FileImportOptions<Answer>) {
  const { act, working } = useStaffAction();
  const [name, setName] = useState('');
  const [checked, setChecked] = useState<{ csv: string; answer: Answer } | null>(null);
  const [refusal, setRefusal] = useState<Refused | null>(null);

  async function check(csv: string) {
    const result = await act(({ call }) => options.check(call, csv));
    setChecked(result.ok ? { csv, answer: result.value } : null);
    if (!result.ok) setRefusal(refusedBy(result.failure));
  }

  async function take(file: File) {
    setName(file.name);
    setChecked(null);
    setRefusal(null);
    if (file.size > MOST_BYTES) {
      return setRefusal({ message: 'This file is larger than 1 MB.', lines: [] });
    }
    await check(await file.text());
  }

  async function store() {
    if (!checked) return;
    const { csv, answer } = checked;
    setRefusal(null);
    const result = await act(({ call }) => options.store(call, csv, answer.seen), options.done);
    if (result.ok) return options.onDone();
    setRefusal(refusedBy(result.failure));
    // The stored data has changed since the check. So the file is checked again, and the new list
    // is shown.
    if (result.failure.code === 'conflict') await check(csv);
  }

  return { name, checked: checked?.answer, refusal, working, take, store };
}

function refusedBy({ message, fields = {} }: Failure): Refused {
  const places = Object.entries(fields);
  const lines = places
    .slice(0, SHOWN_ERRORS)
    .map(([place, text]) => `${place.replace(/^(\d+)\./, 'Row $1, ')}: ${text}`);
  const more = places.length - lines.length;
  return { message, lines: [...lines, ...(more > 0 ? [`and ${more} more errors`] : [])] };
}

export type FileImport = Omit<ReturnType<typeof useFileImport>, 'checked'>;
