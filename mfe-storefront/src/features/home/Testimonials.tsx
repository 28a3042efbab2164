import { TESTIMONIALS } from './testimonialTexts';
import { Rating } from './Rating';
import styles from './Testimonials.module.css';

export function Testimonials() {
  return (
    <ul className={styles.list}>
      {TESTIMONIALS.map(({ id, author, device, text, stars }) => (
        <li key={id}>
          <figure className={styles.testimonial}>
            <Rating value={stars} />
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
