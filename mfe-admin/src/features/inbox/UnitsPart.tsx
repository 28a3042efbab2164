import { useState } from 'react';
import { Link } from 'react-router-dom';
import { dealWithUnit } from '@mcs-repairs/shared/domain/contract/requestPages';
import { nepalInstant } from '@mcs-repairs/shared/domain/rules/nepalTime';
import type { RequestPage, RequestUnit } from '@mcs-repairs/shared/domain/types/requestPage';
import { Badge, type BadgeTone } from '@mcs-repairs/shared/ui/Badge';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { lateDialog } from '../../form/lateDialog';
import { useMay } from '../../staff/useRight';
import { useStaffAction } from '../../staff/useStaffAction';
import styles from './Request.module.css';

const ReserveUnitDialog = lateDialog(async () => {
  const { ReserveUnitDialog } = await import(
    /* webpackChunkName: "reserve-unit" */ './ReserveUnitDialog'
  );
  return ReserveUnitDialog;
});

/** `unit` is null when staff choose among all units on sale. */
type Opened = { unit: RequestUnit | null };

/** Lists the goods that the request asks for, with the steps from a reservation to a sale. */
export function UnitsPart({ page }: { page: RequestPage }) {
  const { units, items, spamAt } = page;
  const [opened, setOpened] = useState<Opened | null>(null);
  const mayTrade = useMay('sell-goods') && !spamAt;
  const { act, working, failure } = useStaffAction();
  const { topic, id } = page;

  const deal = (unit: RequestUnit, step: 'sell' | 'undo', done: string) =>
    act(({ call }) => {
      const body = { goods: unit.id, seen: unit.version, act: step, until: null };
      return call(dealWithUnit, { params: { topic, id }, body });
    }, done);

  return (
    <section aria-labelledby="units" className={styles.card}>
      <h2 id="units" className={styles.heading}>
        Goods
      </h2>
      {failure && (
        <Notice tone="danger" live>
          {failure.message}
        </Notice>
      )}
      {units.length > 0 ? (
        <ul className={styles.units}>
          {units.map((unit) => (
            <li key={unit.id} className={styles.unit}>
              <UnitFacts unit={unit} page={page} />
              {mayTrade && (
                <UnitSteps
                  unit={unit}
                  page={page}
                  working={working}
                  onReserve={() => setOpened({ unit })}
                  onDeal={(step, done) => void deal(unit, step, done)}
                />
              )}
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.second}>
          {items.length > 0
            ? 'The shop no longer offers these items.'
            : 'No unit is reserved or sold yet.'}
        </p>
      )}
      {mayTrade && (
        <div className={styles.actions}>
          <Button variant="secondary" size="small" onClick={() => setOpened({ unit: null })}>
            {units.length > 0 ? 'Reserve another unit' : 'Reserve unit'}
          </Button>
        </div>
      )}
      {opened && (
        <ReserveUnitDialog
          page={page}
          // While the dialog is open, a colleague may change the unit. So the dialog gets the
          // newest version.
          unit={units.find((unit) => unit.id === opened.unit?.id) ?? opened.unit}
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  );
}

function UnitFacts({ unit, page }: { unit: RequestUnit; page: RequestPage }) {
  const { name, chip, storage, colour, serial, stock, state, isBuiltIn } = unit;
  const [tone, label] = badgeOf(unit);
  const facts = [chip, storage, colour, serial].filter(Boolean).join(' · ');
  return (
    <div className={styles.entry}>
      <p className={styles.top}>
        <strong className={styles.unitName}>{name}</strong>
        <Badge tone={tone}>{label}</Badge>
      </p>
      {facts && <p className={styles.second}>{facts}</p>}
      {!isBuiltIn && stock > 1 && state !== 'sold' && (
        <p className={styles.second}>{stock} in stock</p>
      )}
      <Whose unit={unit} page={page} />
    </div>
  );
}

function badgeOf({ state, isSoldHere }: RequestUnit): [BadgeTone, string] {
  if (state === 'sold') return [isSoldHere ? 'success' : 'neutral', 'Sold'];
  if (state === 'reserved') return ['warm', 'Reserved'];
  if (state === 'draft') return ['outline', 'Not on sale'];
  return isSoldHere ? ['success', 'On sale, one sold'] : ['outline', 'On sale'];
}

/** Says who reserved or bought the unit, until when, and for which request. */
function Whose({ unit, page }: { unit: RequestUnit; page: RequestPage }) {
  const { state, reservedUntil, changedBy, heldFor } = unit;
  const isOther = heldFor !== undefined && !isFor(page, unit);
  const other = isOther && (
    <>
      {', for '}
      <Link to={`/admin/${heldFor}`}>{heldFor.slice(heldFor.indexOf('/') + 1)}</Link>
    </>
  );
  if (reservedUntil !== null) {
    return (
      <p className={styles.second}>
        until {nepalInstant(reservedUntil)}, by {changedBy}
        {other}
      </p>
    );
  }
  if (state === 'sold') {
    return (
      <p className={styles.second}>
        by {changedBy}
        {other}
      </p>
    );
  }
  const isOver = state === 'on-sale' && heldFor !== undefined && !isOther;
  return isOver && <p className={styles.second}>The reservation has ended.</p>;
}

type UnitStepsProps = {
  unit: RequestUnit;
  page: RequestPage;
  working: boolean;
  onReserve: () => void;
  onDeal: (step: 'sell' | 'undo', done: string) => void;
};

function UnitSteps({ unit, page, working, onReserve, onDeal }: UnitStepsProps) {
  const { name, state, isSoldHere } = unit;
  const isReserved = state === 'reserved' && isFor(page, unit);
  const isFree = state === 'on-sale';
  const button = (
    label: string,
    press: () => void,
    variant: 'secondary' | 'quiet' = 'secondary',
  ) => (
    <Button
      variant={variant}
      size="small"
      disabled={working}
      aria-label={`${label}: ${name}`}
      onClick={press}
    >
      {label}
    </Button>
  );
  if (!isFree && !isReserved && !isSoldHere) return null;
  return (
    <div className={styles.actions}>
      {isFree && button('Reserve unit', onReserve)}
      {(isFree || isReserved) && button('Mark as sold', () => onDeal('sell', `${name} was sold.`))}
      {isReserved &&
        button(
          'End reservation',
          () => onDeal('undo', `The reservation has ended. ${name} is on sale.`),
          'quiet',
        )}
      {isSoldHere &&
        button('Undo sale', () => onDeal('undo', `The sale of ${name} was undone.`), 'quiet')}
    </div>
  );
}

const isFor = ({ topic, reference, merged }: RequestPage, { heldFor }: RequestUnit) =>
  [reference, ...merged.map((other) => other.reference)].some(
    (each) => heldFor === `${topic}/${each}`,
  );
