import { useEffect, useState } from 'react';
import type { PostListQuery } from '@mcs-repairs/shared/domain/types/community';
import type { AppStore } from '@mcs-repairs/shared/platform/store';
import type * as ListCode from './ListAnswer';

type Code = typeof ListCode;

let code: Code | undefined;
const load = async (): Promise<Code> =>
  (code ??= await import(/* webpackChunkName: "pages-CommunityPage-later" */ './ListAnswer'));

const MISSING = {
  code: 'network',
  message: 'The shop could not be reached. Please check your connection and try again.',
};

/**
 * Gives the list of threads to its content. After a link, the page shows its heading while the code
 * for cached answers is still loading, because this code is larger than the page.
 *
 * The server has loaded the code before it renders. In the script that hydrates the server's HTML,
 * `LateListAnswer.awake.tsx` replaces this module.
 */
export function ListAnswer(props: ListCode.ListAnswerProps) {
  const [loaded, setLoaded] = useState(() => code);
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(0);
  useEffect(() => {
    if (!loaded) load().then(setLoaded, () => setFailed(attempt));
  }, [loaded, attempt]);
  if (loaded) return <loaded.ListAnswer {...props} />;
  const isFetching = failed < attempt;
  const refetch = () => setAttempt(failed + 1);
  return props.children({ isFetching, refetch, ...(failed > 0 && { error: MISSING }) }, true);
}

export const askForList = async (store: AppStore, query: PostListQuery): Promise<unknown> =>
  (await load()).askForList(store, query);
