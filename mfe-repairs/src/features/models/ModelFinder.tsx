import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { ListedModel } from '@mcs-repairs/shared/domain/types/device';
import { useAddressParams } from '@mcs-repairs/shared/platform/site';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { EmptyState } from '@mcs-repairs/shared/ui/EmptyState';
import { SearchInput } from '@mcs-repairs/shared/ui/SearchInput';
import { VisuallyHidden } from '@mcs-repairs/shared/ui/VisuallyHidden';
import styles from './ModelFinder.module.css';
import { ModelGroups } from './ModelGroups';
import { groupModels, searchModels } from './modelGroups';

/** A list with at least this many models has a filter, because filtering is faster than reading. */
const LONG_LIST = 13;

type ModelFinderProps = {
  models: readonly ListedModel[];
  deviceName: string;
  /**
   * The chosen issue. The links contain this issue, so that the page of the model opens with the
   * same issue.
   */
  issue: string | undefined;
  /** Explains what to do if customers do not know their model. */
  hint: ReactNode;
  help: ReactNode;
};

/** Lists all models of a device by generation. A long list has a filter. */
export function ModelFinder({ models, deviceName, issue, hint, help }: ModelFinderProps) {
  const { pathname } = useLocation();
  const [params, changeParams] = useAddressParams();
  // The field has its own state, because the address changes more slowly than the visitor types.
  const [search, setSearch] = useState(params.get('q') ?? '');
  const found = searchModels(models, search);
  const change = (text: string) => {
    setSearch(text);
    changeParams({ q: text }, { replace: true, preventScrollReset: true });
  };
  const isLong = models.length >= LONG_LIST;
  return (
    <div className={styles.finder}>
      {isLong && (
        <form
          method="get"
          action={pathname}
          className={styles.search}
          onSubmit={(event) => event.preventDefault()}
        >
          {issue && <input type="hidden" name="issue" value={issue} />}
          <SearchInput
            name="q"
            label={`Filter ${deviceName} models`}
            placeholder={`Model, e.g. ${shortestName(models)}`}
            value={search}
            onChange={(event) => change(event.target.value)}
          />
        </form>
      )}
      <VisuallyHidden>
        <output>{search && `${found.length} of ${models.length} models`}</output>
      </VisuallyHidden>
      {found.length > 0 ? (
        <ModelGroups groups={groupModels(found)} issue={issue} />
      ) : (
        <EmptyState
          headingLevel={3}
          title={`No ${deviceName} here is called "${search}"`}
          action={
            <Button variant="secondary" onClick={() => change('')}>
              Show all models
            </Button>
          }
        >
          {help}
        </EmptyState>
      )}
      {hint}
    </div>
  );
}

/**
 * Returns the shortest name of a model. The search field shows this name as an example, because it
 * fits even on a phone.
 */
function shortestName(models: readonly ListedModel[]): string {
  return models.map(({ name }) => name).reduce((a, b) => (b.length < a.length ? b : a));
}
