import { useState } from 'react';
import { answersOf } from '@mcs-repairs/shared/data/answers';
import { listParts, undoPartChange } from '@mcs-repairs/shared/domain/contract/parts';
import { PART_FILTERS, type Part, type PartFilter } from '@mcs-repairs/shared/domain/types/parts';
import { Loaded } from '@mcs-repairs/shared/platform/Loaded';
import { useAddressParams } from '@mcs-repairs/shared/platform/site';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Chip } from '@mcs-repairs/shared/ui/Chip';
import { ChipGroup } from '@mcs-repairs/shared/ui/ChipGroup';
import { EmptyState } from '@mcs-repairs/shared/ui/EmptyState';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { PausedSearch } from '@mcs-repairs/shared/ui/PausedSearch';
import { lateDialog } from '../../form/lateDialog';
import { Pager } from '../../list/Pager';
import { useMay } from '../../staff/useRight';
import { useStaffAction } from '../../staff/useStaffAction';
import { PartTable } from './PartTable';
import lists from '../../styles/shopLists.module.css';

const PartDialog = lateDialog(async () => {
  const { PartDialog } = await import(/* webpackChunkName: "part-dialog" */ './PartDialog');
  return PartDialog;
});

const FILTER_LABELS: Record<PartFilter, string> = {
  stocked: 'All parts',
  low: 'Low stock',
  awaited: 'Awaited',
  retired: 'No longer stocked',
};

const partLists = answersOf(listParts);

/** Lists the parts that match the filter, the search and the page in the address. */
export function PartList() {
  const [params, changeParams] = useAddressParams();
  const show = PART_FILTERS.find((each) => each === params.get('show')) ?? 'stocked';
  const search = params.get('search') ?? '';
  const page = Math.max(1, Math.floor(Number(params.get('page'))) || 1);
  const [opened, setOpened] = useState<{ part?: Part } | null>(null);
  const { act, working, failure, forget } = useStaffAction();
  const mayChange = useMay('change-parts');
  const answer = partLists.useQuery({ query: { show, search, page } });
  // While the next list loads, the previous list stays on the screen. After an error it disappears.
  const data = answer.error ? answer.currentData : answer.data;

  function go(next: { show?: string; search?: string; page?: number }, replace = false) {
    const { page = 1, ...filter } = next;
    changeParams(
      {
        ...filter,
        ...(filter.show === 'stocked' && { show: '' }),
        page: page > 1 ? String(page) : '',
      },
      { replace },
    );
  }

  const undo = ({ id, version }: Part) =>
    act(
      ({ call }) => call(undoPartChange, { params: { id }, body: { seen: version } }),
      'The change was undone. Parts that repairs used since then stay recorded.',
    );

  return (
    <>
      <div role="search" className={lists.top}>
        <PausedSearch
          label="Search parts"
          placeholder="Name, part number, model or supplier"
          text={search}
          onText={(text) => go({ search: text }, true)}
          className={lists.search}
        />
        {mayChange && <Button onClick={() => setOpened({})}>Add part to stock list</Button>}
      </div>
      <ChipGroup label="Parts to show" scroll className={lists.filters}>
        {PART_FILTERS.map((value) => (
          <Chip key={value} pressed={value === show} onClick={() => go({ show: value })}>
            {FILTER_LABELS[value]}
          </Chip>
        ))}
      </ChipGroup>
      {failure && !opened && (
        <Notice tone="danger" live>
          {failure.message}
        </Notice>
      )}
      <Loaded query={{ ...answer, data }} name="parts" reassurance="Nothing was changed.">
        {({ parts, total, pageSize }) => (
          <div aria-busy={answer.isFetching} className={lists.list}>
            {parts.length > 0 ? (
              <PartTable
                parts={parts}
                working={working}
                onEdit={(part) => setOpened({ part })}
                onUndo={(part) => void undo(part)}
              />
            ) : (
              <Nothing isFiltered={show !== 'stocked' || search !== ''} mayAdd={mayChange} />
            )}
            <Pager
              of="parts"
              {...{ page, pageSize, total }}
              isMore={false}
              onPage={(next) => go({ page: next })}
            />
          </div>
        )}
      </Loaded>
      {opened && (
        <PartDialog
          part={data?.parts.find(({ id }) => id === opened.part?.id) ?? opened.part}
          onClose={() => {
            forget();
            setOpened(null);
          }}
        />
      )}
    </>
  );
}

function Nothing({ isFiltered, mayAdd }: { isFiltered: boolean; mayAdd: boolean }) {
  if (isFiltered)
    return <EmptyState title="No parts found">Try another list, or part of the name.</EmptyState>;
  return (
    <EmptyState title="No parts yet">
      {mayAdd
        ? 'Add the parts that you stock. The stock goes down when staff record a used part.'
        : 'The parts that an owner adds appear here.'}
    </EmptyState>
  );
}
