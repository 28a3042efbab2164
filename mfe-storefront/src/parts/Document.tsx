import type { ReactNode } from 'react';
import { callHref, mailHref } from '@mcs-repairs/shared/domain/rules/contactLinks';
import { useShopProfile } from '@mcs-repairs/shared/platform/site';
import { Breadcrumbs } from '@mcs-repairs/shared/ui/Breadcrumbs';
import { ButtonLink } from '@mcs-repairs/shared/ui/ButtonLink';
import { PageHeader } from '@mcs-repairs/shared/ui/PageHeader';
import { Prose } from './Prose';
import { Section } from '@mcs-repairs/shared/ui/Section';
import styles from './Document.module.css';

export type Chapter = { id: string; heading: string; content: ReactNode };

type DocumentProps = {
  title: string;
  /** The breadcrumbs, from the home page to this page. */
  crumbs: readonly { label: string; to?: string }[];
  lead: string;
  /** A note that visitors should read before the text. */
  note?: ReactNode;
  /** The day of the last change, as text for visitors. */
  updated?: string | undefined;
  /** The topic for the link to `/contact?about=`. */
  topic: string;
  chapters: readonly Chapter[];
  /** Content that is shown below the text. */
  children?: ReactNode;
};

/** A long text in chapters, with a table of contents and a link for questions. */
export function Document({
  title,
  crumbs,
  lead,
  note,
  updated,
  topic,
  chapters,
  children,
}: DocumentProps) {
  const { phone, email } = useShopProfile();
  return (
    <>
      <PageHeader
        breadcrumbs={<Breadcrumbs items={[{ label: 'Home', to: '/' }, ...crumbs]} />}
        title={title}
        lead={lead}
      />
      <Section className={styles.section}>
        <div className={styles.layout}>
          <nav aria-label="On this page" className={styles.contents}>
            <ul>
              {chapters.map(({ id, heading }) => (
                <li key={id}>
                  <a href={`#${id}`} className={styles.link}>
                    {heading}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.text}>
            {note}
            {chapters.map(({ id, heading, content }) => (
              <section key={id} aria-labelledby={id}>
                <h2 id={id} className={styles.heading}>
                  {heading}
                </h2>
                <Prose>{content}</Prose>
              </section>
            ))}
            {children}
            <aside aria-label="Questions" className={styles.ask}>
              <p>
                Whom to ask: write to <a href={mailHref(email)}>{email}</a>, call{' '}
                <a href={callHref(phone)} className={styles.phone}>
                  {phone}
                </a>
                , or speak to us at the counter.
              </p>
              <ButtonLink to={`/contact?about=${topic}`} variant="secondary">
                Write to us
              </ButtonLink>
              {updated && <p className={styles.updated}>Last changed on {updated}.</p>}
            </aside>
          </div>
        </div>
      </Section>
    </>
  );
}
