import { useState, type ReactNode } from 'react';
import { nepalInstant } from '@mcs-repairs/shared/domain/rules/nepalTime';
import { SelectInput } from '@mcs-repairs/shared/ui/SelectInput';
import styles from './Timeline.module.css';

const KINDS = ['Changes', 'Estimates', 'Payments', 'Messages', 'Notes', 'Photos'] as const;
const ALL = 'Everything';
const EMPTY: Record<Kind | typeof ALL, string> = {
  Everything: 'Nothing has happened yet.',
  Changes: 'No changes yet.',
  Estimates: 'No estimates yet.',
  Payments: 'No payments yet.',
  Messages: 'No messages yet.',
  Notes: 'No notes yet.',
  Photos: 'No photos yet.',
};

type Kind = (typeof KINDS)[number];
export type Moment = {
  id: string;
  /** An ISO 8601 instant. */
  at: string;
  /** The person who made the change. Undefined if the content already names the person. */
  by?: string | undefined;
  kind: Kind;
  content: ReactNode;
};

type TimelineProps = {
  title: string;
  moments: readonly Moment[];
  /** The kinds of entries that the member can select. */
  kinds?: readonly Kind[];
};

/** Lists the entries of a history, newest first. */
export function Timeline({ title, moments, kinds = KINDS }: TimelineProps) {
  const [chosen, setChosen] = useState<Kind | typeof ALL>(ALL);
  const shown = moments
    .filter(({ kind }) => chosen === ALL || kind === chosen)
    .sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
  return (
    <>
      <div className={styles.top}>
        <h2 className={styles.heading}>{title}</h2>
        <SelectInput
          aria-label={`Show in ${title}`}
          value={chosen}
          className={styles.choice}
          onChange={({ target }) => setChosen(KINDS.find((kind) => kind === target.value) ?? ALL)}
        >
          {[ALL, ...kinds].map((kind) => (
            <option key={kind}>{kind}</option>
          ))}
        </SelectInput>
      </div>
      {shown.length === 0 && <p className={styles.second}>{EMPTY[chosen]}</p>}
      <ol className={styles.moments}>
        {shown.map(({ id, at, by, kind, content }) => (
          <li key={`${kind} ${id}`} className={styles.moment} data-kind={kind}>
            {content}
            {by && (
              <p className={styles.second}>
                {by === 'customer' ? 'The customer' : by},{' '}
                <time dateTime={at}>{nepalInstant(at)}</time>
              </p>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
