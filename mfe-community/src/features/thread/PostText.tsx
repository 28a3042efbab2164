import { splitLinks } from './splitLinks';
import styles from './Thread.module.css';

/**
 * Shows the plain text of a visitor in paragraphs. Web addresses become links, and search engines
 * must not follow these links.
 */
export function PostText({ text }: { text: string }) {
  return (
    <div className={styles.text} dir="auto">
      {text.split(/\n\s*\n/).map((paragraph, index) => (
        <p key={index}>
          {splitLinks(paragraph).map((part, place) =>
            part.href ? (
              <a key={place} href={part.href} rel="ugc nofollow noopener">
                {part.text}
              </a>
            ) : (
              part.text
            ),
          )}
        </p>
      ))}
    </div>
  );
}
