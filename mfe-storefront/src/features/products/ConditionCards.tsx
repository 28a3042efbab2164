import { useId, useState } from 'react';
import { Badge } from '@mcs-repairs/shared/ui/Badge';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { DeviceDrawing } from '@mcs-repairs/shared/ui/drawings/DeviceDrawing';
import { Unhydrated } from '@mcs-repairs/shared/platform/site';
import type { DeviceId } from '@mcs-repairs/shared/domain/types/device';
import styles from './ConditionCards.module.css';

type ConditionId = 'new' | 'preowned';
type Condition = { id: ConditionId; title: string; badge?: string };

const CONDITIONS: readonly Condition[] = [
  { id: 'new', title: 'Brand New/As New' },
  { id: 'preowned', title: 'Preowned/Refurbished', badge: 'Save up to 40%' },
];

/** The fixed content of a card. It is never hydrated, so the browser loads no code for it. */
const STILL: Record<ConditionId, { text: string; more: string; device: DeviceId }> = {
  new: {
    text: 'Premium devices in pristine condition with full warranty.',
    more: 'Sealed, or opened only to be checked: no marks on glass or body, everything in the box. We start it up with you before you take it home.',
    device: 'macbook',
  },
  preowned: {
    text: 'Used devices that we have opened, tested and put right.',
    more: 'Battery, display, cameras, speakers and ports are tested on our bench, and worn parts are replaced. Signs of use are shown to you before you decide.',
    device: 'iphone',
  },
};

/** Explains the two conditions of devices that the shop sells. */
export function ConditionCards() {
  return (
    <ul className={styles.cards}>
      {CONDITIONS.map((condition) => (
        <ConditionCard key={condition.id} condition={condition} />
      ))}
    </ul>
  );
}

function ConditionCard({ condition: { id, title, badge } }: { condition: Condition }) {
  const [open, setOpen] = useState(false);
  const moreId = useId();
  const titleId = useId();

  function readMore() {
    console.info(`Read More: ${title}`);
    setOpen((shown) => !shown);
  }

  return (
    <li className={styles.card}>
      <div className={styles.words}>
        <div className={styles.heading}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {badge && <Badge tone="warm">{badge}</Badge>}
        </div>
        <p className={styles.text}>
          <Unhydrated as="span" id={`condition-text-${id}`}>
            {STILL[id].text}
          </Unhydrated>
        </p>
        <p id={moreId} hidden={!open} className={styles.text}>
          <Unhydrated as="span" id={`condition-more-${id}`}>
            {STILL[id].more}
          </Unhydrated>
        </p>
        <Button
          variant="secondary"
          size="small"
          className={styles.button}
          onClick={readMore}
          aria-expanded={open}
          aria-controls={moreId}
          aria-describedby={titleId}
        >
          Read More
        </Button>
      </div>
      <Unhydrated as="span" id={`condition-${id}`}>
        <DeviceDrawing device={STILL[id].device} className={styles.drawing} />
      </Unhydrated>
    </li>
  );
}
