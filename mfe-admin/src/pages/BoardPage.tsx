import { useSearchParams } from 'react-router-dom';
import { benchApi } from '@mcs-repairs/shared/data/bench/endpoints';
import { useShopCapabilities } from '@mcs-repairs/shared/platform/site';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Chip } from '@mcs-repairs/shared/ui/Chip';
import { ChipGroup } from '@mcs-repairs/shared/ui/ChipGroup';
import { EmptyState } from '@mcs-repairs/shared/ui/EmptyState';
import { ErrorState } from '@mcs-repairs/shared/ui/ErrorState';
import { WrenchIcon } from '@mcs-repairs/shared/ui/icons';
import { Loading } from '@mcs-repairs/shared/ui/Loading';
import { Skeleton } from '@mcs-repairs/shared/ui/Skeleton';
import { Board } from '../features/board/Board';
import styles from '../features/board/Board.module.css';
import { AdminFrame } from '../frame/AdminFrame';
import { OpenDashboard } from '../frame/EntryPage';
import { staffHead } from '../frame/staffHead';
import { failureOf } from '@mcs-repairs/shared/domain/rules/failureOf';

export const head = staffHead('Board');

const BONES = <Skeleton shape="block" className={styles.bone} />;

export function Component() {
  const can = useShopCapabilities();
  return (
    <AdminFrame title="Board" skeleton={BONES}>
      {can.bench ? (
        <Bench />
      ) : (
        <EmptyState
          title="The board needs the shop’s server"
          icon={<WrenchIcon />}
          action={<OpenDashboard />}
        >
          This site keeps everything in your browser.
        </EmptyState>
      )}
    </AdminFrame>
  );
}

function Bench() {
  const [params, setParams] = useSearchParams();
  const grouping = params.get('by') === 'technician' ? 'technician' : 'stage';
  const { data, error, refetch } = benchApi.useBoardQuery();
  const show = (by: string) =>
    setParams(by === 'stage' ? {} : { by }, { preventScrollReset: true, replace: true });
  return (
    <>
      <div className={styles.top}>
        <ChipGroup label="Columns">
          <Chip pressed={grouping === 'stage'} onClick={() => show('stage')}>
            By stage
          </Chip>
          <Chip pressed={grouping === 'technician'} onClick={() => show('technician')}>
            By technician
          </Chip>
        </ChipGroup>
      </div>
      {data && <Board data={data} grouping={grouping} />}
      {!data && !error && <Loading label="Loading the board">{BONES}</Loading>}
      {!data && error && (
        <ErrorState
          title="The board could not be loaded"
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        >
          {failureOf(error).message}
        </ErrorState>
      )}
    </>
  );
}
