import { PRICE_TEXTS } from '@mcs-repairs/shared/domain/catalogue/claims';
import { Fragment, useShopProfile } from '@mcs-repairs/shared/platform/site';
import type { IssueId, ListedModel, RepairService } from '@mcs-repairs/shared/domain/types/device';
import { Card } from '@mcs-repairs/shared/ui/Card';
import { ScheduleDown } from './ScheduleDown';
import { SchedulePending } from './SchedulePending';
import styles from './ScheduleCard.module.css';

type ScheduleCardProps = {
  model: ListedModel;
  service: RepairService;
  /** Called when the visitor chooses a day or a time for this model and issue. */
  onChoose: (issue: IssueId) => void;
  /**
   * Whether this page shows the booking reference. Otherwise the visitor goes to the confirmation
   * page.
   */
  stayOnPage?: boolean;
};

/** Shows the model and the issue to book, with the calendar of the booking area. */
export function ScheduleCard({ model, service, onChoose, stayOnPage }: ScheduleCardProps) {
  const profile = useShopProfile();
  return (
    <Card as="section" look="raised" className={styles.card} aria-labelledby="schedule">
      <h2 id="schedule" className={styles.heading}>
        Schedule Your Service
      </h2>
      <dl className={styles.details}>
        <dt>Device</dt>
        <dd>{model.name}</dd>
        <dt>Service</dt>
        <dd>{service.name}</dd>
        <dt>Time</dt>
        <dd>{service.duration}</dd>
        <dt>Price</dt>
        <dd>{PRICE_TEXTS.service}</dd>
        <dt>Where</dt>
        <dd>Walk-In Service, {profile.address}</dd>
      </dl>
      <Fragment
        id="booking/AppointmentScheduler"
        props={{
          device: model.device,
          issue: service.id,
          deviceModel: model.name,
          repairIssue: service.name,
          stayOnPage,
          onChoose: () => onChoose(service.id),
        }}
        pending={<SchedulePending />}
        failed={(retry) => (
          <ScheduleDown retry={retry} deviceModel={model.name} issue={service.name} />
        )}
      />
    </Card>
  );
}
