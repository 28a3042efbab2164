import { Link } from 'react-router-dom';
import { nepalInstant } from '@mcs-repairs/shared/domain/rules/nepalTime';
import type { LegalPage, LegalText } from '@mcs-repairs/shared/domain/types/legalPages';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { Document } from '../../parts/Document';
import { chaptersOf } from './chaptersOf';
import { LEGAL_HEADS } from './legalHeads';
import { LEGAL_WORDS } from './legalPages';
import { versionName } from './versionName';

/** Shows one version of a legal page at the address of the version. */
export function OneVersion({ page, text }: { page: LegalPage; text: LegalText }) {
  const { title, crumb } = LEGAL_HEADS[page];
  const { from, until, entries } = text;
  return (
    <Document
      title={title}
      crumbs={[{ label: crumb, to: `/${page}` }, { label: versionName(from) }]}
      lead={versionName(from)}
      note={
        <Notice>
          {until ? (
            <>
              This version was valid until {nepalInstant(until)}.{' '}
              <Link to={`/${page}`}>Read the valid version</Link>
            </>
          ) : (
            'This version is valid now.'
          )}
        </Notice>
      }
      topic={page}
      chapters={chaptersOf(entries, LEGAL_WORDS[page].ids)}
    />
  );
}
