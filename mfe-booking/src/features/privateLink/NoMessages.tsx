import { CallOrChat } from '../../CallOrChat';
import styles from './MyBooking.module.css';

/** Says that this shop cannot send codes or links, and how to contact the shop instead. */
export function NoMessages() {
  return (
    <div className={styles.noMessages}>
      <p>
        <span>We cannot send you a link or a code</span>. To reschedule or cancel, please call us or
        write on WhatsApp.
      </p>
      <div className={styles.ways}>
        <CallOrChat message="Hello, I have a question about my repair." />
      </div>
    </div>
  );
}
