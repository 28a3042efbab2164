import { STAGE_WORDS } from '@mcs-repairs/shared/domain/catalogue/stageWords';
import { formatLongDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import type { RepairView } from '@mcs-repairs/shared/domain/types/repair';
import { Notice } from '@mcs-repairs/shared/ui/Notice';

/** Tells customers the stage of the repair, the promised day and the warranty. */
export function RepairNotice({ repair }: { repair: RepairView }) {
  const { stage, promisedDate, collectedAt, warranty, claimOf, pickup } = repair;
  if (!stage && !pickup) return null;
  const isReady = stage === 'ready' || stage === 'collected' || stage === 'unrepaired';
  const words = stage && !(stage === 'unrepaired' && collectedAt) ? STAGE_WORDS[stage] : null;
  return (
    <Notice tone={stage === 'ready' ? 'success' : 'info'} title={words?.name ?? 'Your device'}>
      {words && <p>{words.meaning}</p>}
      {stage === 'unrepaired' && collectedAt && <p>You have your device back, unrepaired.</p>}
      {pickup && !stage && <p>{pickupWords(pickup)}</p>}
      {pickup && stage === 'ready' && !collectedAt && <p>Our rider will bring it back to you.</p>}
      {promisedDate && !isReady && (
        <p>We promised that it will be ready on {formatLongDate(promisedDate)}.</p>
      )}
      {claimOf && <p>This visit is covered by the warranty of your repair {claimOf}.</p>}
      {warranty && (
        <p>
          {warranty.isOver
            ? `The warranty of this repair ended on ${formatLongDate(warranty.until)}.`
            : `This repair is covered until ${formatLongDate(warranty.until)}. If the same fault comes back, just bring it in.`}
        </p>
      )}
    </Notice>
  );
}

function pickupWords(pickup: NonNullable<RepairView['pickup']>): string {
  if (pickup.whereabouts === 'collected') {
    return 'Our rider has your device and is bringing it to the shop.';
  }
  const when = `on ${formatLongDate(pickup.date)}, between ${pickup.from} and ${pickup.to}`;
  return pickup.missed
    ? `Our rider could not reach you. The agreed time was ${when}. We will call you to agree on another one.`
    : `Our rider will pick it up ${when}.`;
}
