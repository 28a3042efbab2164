import { callHref, mailHref } from '@mcs-repairs/shared/domain/rules/contactLinks';
import { ANSWER_CHOICES } from '@mcs-repairs/shared/domain/catalogue/answerChoices';
import type { AnswerBy } from '@mcs-repairs/shared/domain/types/answerBy';
import styles from './Requests.module.css';

type ContactLinksProps = { phone: string; email?: string; answerBy?: AnswerBy };

/** Shows how to reach the sender, and the way in which the sender wants the answer. */
export function ContactLinks({ phone, email, answerBy }: ContactLinksProps) {
  const channel = ANSWER_CHOICES.find(({ value }) => value === answerBy)?.label;
  return (
    <p className={styles.contact}>
      <a href={callHref(phone)}>{phone}</a>
      {email && <a href={mailHref(email)}>{email}</a>}
      {channel && <span className={styles.muted}>Preferred answer: {channel}</span>}
    </p>
  );
}
