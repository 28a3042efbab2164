import { nepalInstant } from '@mcs-repairs/shared/domain/rules/nepalTime';
import { useShopCapabilities } from '@mcs-repairs/shared/platform/site';
import { useSection } from '@mcs-repairs/shared/platform/useSection';
import { Document, type Chapter } from '../../parts/Document';
import { chaptersOf } from './chaptersOf';
import { LEGAL_HEADS } from './legalHeads';
import { BUILT_IN_CHANGED, LEGAL_WORDS } from './legalPages';
import styles from './Legal.module.css';
import type { ShownLegal } from './loadLegal';
import { longDay } from './longDay';

const BROWSER_ONLY: Chapter = {
  id: 'this-site',
  heading: 'How this site runs',
  content: (
    <p>
      This site runs without a server at the moment: bookings, requests and messages stay in the
      browser in which you enter them, and clearing its site data removes them.
    </p>
  ),
};

/** Shows the valid version of a legal page, with links to the earlier versions. */
export function ValidVersion({ page, versions = [] }: ShownLegal) {
  const can = useShopCapabilities();
  const { title, crumb } = LEGAL_HEADS[page];
  const { lead, builtIn, ids } = LEGAL_WORDS[page];
  const chapters = chaptersOf(useSection(page, builtIn), ids);
  const [valid, ...former] = versions;
  return (
    <Document
      title={title}
      crumbs={[{ label: crumb }]}
      lead={lead}
      note={valid?.from && <p className={styles.valid}>Valid from {longDay(valid.from)}</p>}
      updated={valid && !valid.from ? BUILT_IN_CHANGED : undefined}
      topic={page}
      chapters={page === 'privacy' && !can.keepOnServer ? [BROWSER_ONLY, ...chapters] : chapters}
    >
      {former.length > 0 && (
        <section aria-labelledby="former-versions" className={styles.former}>
          <h2 id="former-versions" className={styles.heading}>
            Former versions
          </h2>
          <ul className={styles.versions}>
            {former.map(({ version, from, until }) => (
              <li key={version}>
                <a href={`/${page}/${version}`}>
                  {from ? `From ${nepalInstant(from)}` : 'First version'}
                  {until && `, until ${nepalInstant(until)}`}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Document>
  );
}
