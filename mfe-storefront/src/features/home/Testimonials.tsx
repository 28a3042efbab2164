import { TESTIMONIALS } from '@mcs-repairs/shared/domain/catalogue/testimonials';
import { useSection } from '@mcs-repairs/shared/platform/useSection';
import { Rating } from './Rating';
import styles from './Testimonials.module.css';

const STARS = 5;

export function Testimonials() {
  return (
    <ul className={styles.list}>
      {useSection('testimonials', TESTIMONIALS).map(({ author, device, text }) => (
        <li key={author + text}>
          <figure className={styles.testimonial}>
            <Rating value={STARS} />
            <blockquote className={styles.text}>{text}</blockquote>
            <figcaption className={styles.author}>
              <strong>{author}</strong>
              <span className={styles.device}>{device}</span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
