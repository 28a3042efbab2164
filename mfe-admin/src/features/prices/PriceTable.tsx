import { rupees } from '@mcs-repairs/shared/domain/rules/rupees';
import { ESTIMATE_TIERS, type EstimateTier } from '@mcs-repairs/shared/domain/types/estimate';
import type { IssueId } from '@mcs-repairs/shared/domain/types/device';
import type { ShownTier } from '@mcs-repairs/shared/domain/types/price';
import { Badge } from '@mcs-repairs/shared/ui/Badge';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { DataTable, type Column } from '../../list/DataTable';
import { isBelowCost, marginWords, type PriceLine } from './priceWords';
import styles from './Prices.module.css';

type PriceTableProps = {
  lines: readonly PriceLine[];
  /** Whether the lines belong to one model. Otherwise they belong to all models of a device. */
  isOfModel: boolean;
  /** Undefined for members who may not change prices. */
  onEdit: ((issue: IssueId) => void) | undefined;
};

const TIER_NAMES: Record<EstimateTier, string> = { standard: 'Standard', premium: 'Premium' };

/** Lists the faults with their prices. Owners also see costs and margins. */
export function PriceTable({ lines, isOfModel, onEdit }: PriceTableProps) {
  const columns: Column<PriceLine>[] = [
    {
      id: 'name',
      name: 'Fault',
      isHeader: true,
      className: styles.name,
      cell: ({ name, own, shown }) => (
        <>
          {name}
          {isOfModel && (
            <span className={styles.second}>
              {originOf(own !== undefined, shown !== undefined)}
            </span>
          )}
        </>
      ),
    },
    ...ESTIMATE_TIERS.map((tier) => ({
      id: tier,
      name: TIER_NAMES[tier],
      className: styles[tier],
      cell: ({ shown }: PriceLine) => (
        <>
          <span className={styles.tier}>{TIER_NAMES[tier]}</span>
          <Tier tier={shown?.[tier]} />
        </>
      ),
    })),
  ];
  if (onEdit)
    columns.push({
      id: 'actions',
      name: 'Actions',
      className: styles.actions,
      cell: ({ issue, name }) => (
        <Button
          variant="secondary"
          size="small"
          aria-label={`Edit prices: ${name}`}
          onClick={() => onEdit(issue)}
        >
          Edit prices
        </Button>
      ),
    });
  return (
    <DataTable
      aria-label="Prices"
      columns={columns}
      rows={lines}
      keyOf={({ issue }) => issue}
      className={styles.prices}
    />
  );
}

function Tier({ tier }: { tier: ShownTier | undefined }) {
  if (!tier?.price) return <span className={styles.none}>No price</span>;
  const margin = marginWords(tier);
  return (
    <>
      <span className={styles.price}>{rupees(tier.price)}</span>
      {isBelowCost(tier) && <Badge tone="warm">Below cost</Badge>}
      {typeof tier.cost === 'number' && (
        <span className={styles.second}>
          <span className={styles.cost}>Cost {rupees(tier.cost)}</span>{' '}
          {margin && <span className={styles.cost}>Margin {margin}</span>}
        </span>
      )}
    </>
  );
}

function originOf(isOwn: boolean, isShown: boolean): string {
  if (isOwn) return 'Price for this model';
  return isShown ? 'Price for all models' : '';
}
