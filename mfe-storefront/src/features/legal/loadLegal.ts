import { data } from 'react-router-dom';
import type * as contract from '@mcs-repairs/shared/domain/contract/content';
import { named } from '@mcs-repairs/shared/domain/contract/named';
import type {
  LegalPage,
  LegalText,
  LegalVersion,
} from '@mcs-repairs/shared/domain/types/legalPages';
import type { PageLoaderArgs } from '@mcs-repairs/shared/platform/contract/page';

/** A legal page: all its versions, newest first, or only one version. */
export type ShownLegal = {
  page: LegalPage;
  /** Undefined if the versions could not be read. The page then shows only its text. */
  versions?: readonly LegalVersion[] | undefined;
  text?: LegalText;
};

// Declares the operations by their names only, because their schemas are larger than the page.
const listLegalVersions = named<typeof contract.listLegalVersions>({
  id: 'listLegalVersions',
  reads: [],
});
const readLegalVersion = named<typeof contract.readLegalVersion>({
  id: 'readLegalVersion',
  reads: [],
});

const FIRST = { version: 'first', from: null, until: null };

export async function loadLegal({
  params: { version },
  url,
  signal,
  context: { shopData, config },
}: PageLoaderArgs): Promise<ShownLegal> {
  const page = url.pathname.split('/')[1] as LegalPage;
  const isInBrowser = config.mode === 'browser';
  if (version === undefined) {
    // A site without a server has only the built-in texts.
    if (isInBrowser) return { page, versions: [FIRST] };
    const all = await shopData.call(listLegalVersions, { params: { page } }, { signal });
    return { page, versions: all.ok ? all.value.versions : undefined };
  }
  if (isInBrowser) throw data(null, { status: 404 });
  const text = await shopData.call(readLegalVersion, { params: { page, version } }, { signal });
  if (text.ok) return { page, text: text.value };
  const { code, message } = text.failure;
  if (['not-found', 'invalid'].includes(code)) throw data(null, { status: 404 });
  throw new Error(message);
}
