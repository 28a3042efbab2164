import { useState } from 'react';
import { serviceFor } from '@mcs-repairs/shared/domain/catalogue/services';
import { rupees } from '@mcs-repairs/shared/domain/rules/rupees';
import type { CheckedPriceFile, PriceDifference } from '@mcs-repairs/shared/domain/types/price';
import { Badge } from '@mcs-repairs/shared/ui/Badge';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { useServices } from '../../format/useServices';
import { DEVICE_CHOICES } from '../../format/deviceChoices';
import styles from '../../form/FileImport.module.css';

const AMOUNTS = [
  ['standardPrice', 'Standard price'],
  ['standardCost', 'Standard cost'],
  ['premiumPrice', 'Premium price'],
  ['premiumCost', 'Premium cost'],
] as const;
/** The list shows this many differences first, because a longer list renders slowly. */
const SHOWN_FIRST = 100;

/** Lists what a file changes, with the stored and the new amounts. */
export function PriceDifferences({ checked }: { checked: CheckedPriceFile }) {
  const { differences, same } = checked;
  const [isLong, setLong] = useState(false);
  const shown = isLong ? differences : differences.slice(0, SHOWN_FIRST);
  const below = belowCostWords(checked);
  return (
    <>
      <p role="status">{summaryOf(differences.length, same)}</p>
      {below && <Notice tone="warning">{below}</Notice>}
      <ul className={styles.differences} aria-label="Differences">
        {shown.map((difference) => (
          <Difference key={difference.row} difference={difference} />
        ))}
      </ul>
      {shown.length < differences.length && (
        <Button variant="secondary" size="small" onClick={() => setLong(true)}>
          Show all {differences.length} differences
        </Button>
      )}
    </>
  );
}

/** Says how many rows have a price below its cost. Null if there are none. */
export function belowCostWords(checked: CheckedPriceFile | undefined): string | null {
  const rows = checked?.differences.filter(({ belowCost }) => belowCost.length > 0).length ?? 0;
  if (rows === 0) return null;
  return rows === 1 ? '1 row has a price below its cost.' : `${rows} rows have prices below cost.`;
}

function Difference({ difference }: { difference: PriceDifference }) {
  const { row, device, issue, modelName, belowCost } = difference;
  const shown = useServices()(device).find(({ id }) => id === issue);
  const fault = shown ?? serviceFor(device, issue);
  const label = DEVICE_CHOICES.find(({ value }) => value === device)?.label ?? device;
  return (
    <li className={styles.difference}>
      <p className={styles.place}>
        {fault?.issue}, {modelName ?? `all ${label} models`}
        <span className={styles.row}>Row {row}</span>
        {belowCost.length > 0 && <Badge tone="warm">Below cost</Badge>}
      </p>
      {AMOUNTS.map(([name, words]) => {
        const change = difference[name];
        return (
          change && (
            <p key={name} className={styles.change}>
              {words}: {amountWords(change.from)} → {amountWords(change.to)}
            </p>
          )
        );
      })}
    </li>
  );
}

const amountWords = (amount: number | null) => (amount === null ? 'none' : rupees(amount));

function summaryOf(differences: number, same: number): string {
  if (differences === 0) return 'This file changes nothing.';
  const changes = differences === 1 ? '1 row changes' : `${differences} rows change`;
  const others = same === 1 ? '1 row changes' : `${same} rows change`;
  return `${changes} prices.${same > 0 ? ` ${others} nothing.` : ''}`;
}
