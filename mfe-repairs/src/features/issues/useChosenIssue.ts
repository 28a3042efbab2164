import { useSearchParams } from 'react-router-dom';
import type { IssueId, RepairService } from 'shared/domain/types/device';

/**
 * The issue that the address names (`?issue=battery`), if it is one of these; undefined without a choice.
 * Choosing replaces the address, so that the Back button leaves the page.
 */
export function useChosenIssue(services: readonly RepairService[]) {
  const [params, setParams] = useSearchParams();
  const wanted = params.get('issue');
  const chosen = services.find(({ id }) => id === wanted);
  const choose = (issue: IssueId | null) =>
    setParams(
      (current) => {
        if (issue) current.set('issue', issue);
        else current.delete('issue');
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  return { chosen, choose };
}
