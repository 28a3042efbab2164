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
  crumb: string;
  lead: string;
  /** The day of the last change, as visitors read it. */
  updated: string;
  /** The subject for `/contact?about=`. */
  topic: string;
  chapters: readonly Chapter[];
};

/** A long text in chapters, with a table of contents and a link for questions. */
export function Document({ title, crumb, lead, updated, topic, chapters }: DocumentProps) {
  const { phone, email } = useShopProfile();
  return (
    <>
      <PageHeader
        breadcrumbs={<Breadcrumbs items={[{ label: 'Home', to: '/' }, { label: crumb }]} />}
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
            {chapters.map(({ id, heading, content }) => (
              <section key={id} aria-labelledby={id}>
                <h2 id={id} className={styles.heading}>
                  {heading}
                </h2>
                <Prose>{content}</Prose>
              </section>
            ))}
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
              <p className={styles.updated}>Last changed on {updated}.</p>
            </aside>
          </div>
        </div>
      </Section>
    </>
  );
}
