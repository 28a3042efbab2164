import styles from './Requests.module.css';

export function ContactLinks({ phone, email }: { phone: string; email?: string }) {
  return (
    <p className={styles.contact}>
      <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </p>
  );
}
