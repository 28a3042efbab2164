import { storageKey } from '@mcs-repairs/shared/domain/rules/storageKeys';
import { visitorStorage } from '@mcs-repairs/shared/platform/site';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { SelectInput } from '@mcs-repairs/shared/ui/SelectInput';

const PAPERS = [
  { value: '80', label: '80 mm roll' },
  { value: '58', label: '58 mm roll' },
  { value: 'a6', label: 'A6 sheet' },
];
const PAPER_KEY = storageKey('paper');

type PaperFieldProps = { paper: string; onPaper: (paper: string) => void };

/** Selects the paper size. The browser remembers the size. */
export function PaperField({ paper, onPaper }: PaperFieldProps) {
  return (
    <Field label="Paper">
      <SelectInput
        value={paper}
        options={PAPERS}
        onChange={({ target }) => {
          onPaper(target.value);
          keepPaper(target.value);
        }}
      />
    </Field>
  );
}

export function keptPaper(): string {
  return visitorStorage().getItem(PAPER_KEY) ?? '80';
}

function keepPaper(paper: string): void {
  try {
    visitorStorage().setItem(PAPER_KEY, paper);
  } catch {
    // The browser could not store the paper size. The clerk selects it again the next time.
  }
}
