import { callHref, chatHref } from '@mcs-repairs/shared/domain/rules/contactLinks';
import { useShopProfile } from '@mcs-repairs/shared/platform/site';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { ButtonAnchor } from '@mcs-repairs/shared/ui/ButtonAnchor';
import { MessageIcon, PhoneIcon, RefreshIcon } from '@mcs-repairs/shared/ui/icons';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import styles from './ScheduleCard.module.css';

type ScheduleDownProps = { retry: () => void; deviceModel: string; issue: string };

/** Replaces the calendar when it cannot load, and offers phone and chat. */
export function ScheduleDown({ retry, deviceModel, issue }: ScheduleDownProps) {
  const profile = useShopProfile();
  const message = `Hello, I would like an appointment for my ${deviceModel} (${issue}).`;
  return (
    <div className={styles.down}>
      <Notice tone="warning" live title="The calendar is not available right now">
        Nothing is lost: call or write to us and we find a time for your {deviceModel}. The calendar
        comes back by itself.
      </Notice>
      <ButtonAnchor href={callHref(profile.phone)} icon={<PhoneIcon />} full>
        Call {profile.phone}
      </ButtonAnchor>
      <ButtonAnchor
        href={chatHref(profile.whatsapp, message)}
        target="_blank"
        rel="noopener"
        variant="secondary"
        icon={<MessageIcon />}
        full
      >
        WhatsApp
      </ButtonAnchor>
      <Button variant="quiet" icon={<RefreshIcon />} onClick={retry} full>
        Try again
      </Button>
    </div>
  );
}
