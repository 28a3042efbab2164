import { useState } from 'react';
import { answersOf } from '@mcs-repairs/shared/data/answers';
import {
  changeGoodsState,
  listGoods,
  undoGoodsChange,
} from '@mcs-repairs/shared/domain/contract/catalogue';
import type { Goods, GoodsState } from '@mcs-repairs/shared/domain/types/goods';
import { Loaded } from '@mcs-repairs/shared/platform/Loaded';
import { useAddressParams } from '@mcs-repairs/shared/platform/site';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Chip } from '@mcs-repairs/shared/ui/Chip';
import { ChipGroup } from '@mcs-repairs/shared/ui/ChipGroup';
import { EmptyState } from '@mcs-repairs/shared/ui/EmptyState';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { PausedSearch } from '@mcs-repairs/shared/ui/PausedSearch';
import { lateDialog } from '../../form/lateDialog';
import { LastImport } from '../../list/LastImport';
import { Pager } from '../../list/Pager';
import { useMay } from '../../staff/useRight';
import { useStaffAction } from '../../staff/useStaffAction';
import { GoodsMenu } from './GoodsMenu';
import { GoodsTable } from './GoodsTable';
import type { PhotoUpload } from './usePhotoUploads';
import { doneWords, FILTERS, type GoodsPress } from './goodsWords';
import lists from '../../styles/shopLists.module.css';

const GoodsDialog = lateDialog(async () => {
  const { GoodsDialog } = await import(/* webpackChunkName: "goods-dialog" */ './GoodsDialog');
  return GoodsDialog;
});
const ImportDialog = lateDialog(async () => {
  const { ImportDialog } = await import(/* webpackChunkName: "import-goods" */ './ImportDialog');
  return ImportDialog;
});
const ReserveDialog = lateDialog(async () => {
  const { ReserveDialog } = await import(
    /* webpackChunkName: "reserve-dialog" */ './ReserveDialog'
  );
  return ReserveDialog;
});

type Opened =
  | { dialog: 'add' | 'import' }
  /** `chosen` contains the photos that staff chose for a unit that was just added. */
  | { dialog: 'edit' | 'copy' | 'reserve'; goods: Goods; chosen?: readonly PhotoUpload[] };

const goodsLists = answersOf(listGoods);

/** Lists the goods that match the filter, the search and the page in the address. */
export function GoodsList() {
  const [params, changeParams] = useAddressParams();
  const show = FILTERS.find(({ value }) => value === params.get('show'))?.value ?? 'all';
  const search = params.get('search') ?? '';
  const page = Math.max(1, Math.floor(Number(params.get('page'))) || 1);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [changed, setChanged] = useState<Goods | null>(null);
  const { act, working, failure, forget } = useStaffAction();
  const mayChange = useMay('change-goods');
  const answer = goodsLists.useQuery({ query: { show, search, page } });
  // While the next list loads, the previous list stays on the screen. After an error it disappears.
  const data = answer.error ? answer.currentData : answer.data;
  const close = () => {
    forget();
    setOpened(null);
  };
  const current = (goods: Goods) => data?.goods.find(({ id }) => id === goods.id) ?? goods;

  function go(next: { show?: string; search?: string; page?: number }, replace = false) {
    const { page = 1, ...filter } = next;
    changeParams(
      { ...filter, ...(filter.show === 'all' && { show: '' }), page: page > 1 ? String(page) : '' },
      { replace },
    );
  }

  async function setState({ id, version }: Goods, state: GoodsState, until: string | null = null) {
    setChanged(null);
    const body = { id, seen: version, state, until };
    const result = await act(({ call }) => call(changeGoodsState, { body }));
    if (result.ok) setChanged(result.value);
    return result;
  }

  async function undo({ id, version }: Goods) {
    setChanged(null);
    const body = { id, seen: version };
    await act(({ call }) => call(undoGoodsChange, { body }), 'The change was undone.');
  }

  function pressed(goods: Goods, press: GoodsPress) {
    if (press === 'edit' || press === 'copy' || press === 'reserve') {
      return setOpened({ dialog: press, goods });
    }
    void (press === 'undo' ? undo(goods) : setState(goods, press));
  }

  return (
    <>
      <div role="search" className={lists.top}>
        <PausedSearch
          label="Search goods"
          placeholder="Name, storage, colour or serial number"
          text={search}
          onText={(text) => go({ search: text }, true)}
          className={lists.search}
        />
        {mayChange && <Button onClick={() => setOpened({ dialog: 'add' })}>Add unit</Button>}
        {mayChange && (
          <div className={lists.end}>
            <GoodsMenu onImport={() => setOpened({ dialog: 'import' })} />
          </div>
        )}
      </div>
      <ChipGroup label="State" scroll className={lists.filters}>
        {FILTERS.map(({ value, label }) => (
          <Chip key={value} pressed={value === show} onClick={() => go({ show: value })}>
            {label}
          </Chip>
        ))}
      </ChipGroup>
      {failure && !opened && (
        <Notice tone="danger" live>
          {failure.message}
        </Notice>
      )}
      {changed && (
        <Notice
          tone="success"
          live
          action={
            mayChange && (
              <Button
                variant="secondary"
                size="small"
                loading={working}
                onClick={() => void undo(changed)}
              >
                Undo change to unit
              </Button>
            )
          }
        >
          {doneWords(changed)}
        </Notice>
      )}
      <Loaded query={{ ...answer, data }} name="goods" reassurance="Nothing was changed.">
        {({ goods, total, pageSize }) => (
          <div aria-busy={answer.isFetching} className={lists.list}>
            {goods.length > 0 ? (
              <GoodsTable goods={goods} working={working} onPress={pressed} />
            ) : (
              <Nothing isFiltered={show !== 'all' || search !== ''} mayAdd={mayChange} />
            )}
            <Pager
              of="goods"
              {...{ page, pageSize, total }}
              isMore={false}
              onPage={(next) => go({ page: next })}
            />
          </div>
        )}
      </Loaded>
      {mayChange && <LastImport kind="goods" />}
      {opened && opened.dialog === 'reserve' && (
        <ReserveDialog
          goods={current(opened.goods)}
          onReserve={(until) => setState(current(opened.goods), 'reserved', until)}
          onClose={close}
        />
      )}
      {opened?.dialog === 'import' && <ImportDialog onClose={close} />}
      {opened && opened.dialog !== 'reserve' && opened.dialog !== 'import' && (
        <GoodsDialog
          key={opened.dialog}
          goods={opened.dialog === 'edit' ? current(opened.goods) : undefined}
          like={opened.dialog === 'copy' ? opened.goods : undefined}
          chosen={(opened.dialog === 'edit' && opened.chosen) || []}
          onAdded={(goods, chosen) => setOpened({ dialog: 'edit', goods, chosen })}
          onClose={close}
        />
      )}
    </>
  );
}

function Nothing({ isFiltered, mayAdd }: { isFiltered: boolean; mayAdd: boolean }) {
  const first = mayAdd
    ? 'Add a unit to sell it beside the built-in products.'
    : 'The units that an owner adds appear here.';
  return (
    <EmptyState title={isFiltered ? 'No goods found' : 'No units yet'}>
      {isFiltered ? 'Try another state, or part of the name.' : first}
    </EmptyState>
  );
}
