import { useSearchParams } from 'react-router-dom';
import { answersOf } from '@mcs-repairs/shared/data/answers';
import { readBoard } from '@mcs-repairs/shared/domain/contract/repairs';
import { Loaded } from '@mcs-repairs/shared/platform/Loaded';
import { useShopCapabilities } from '@mcs-repairs/shared/platform/site';
import { Chip } from '@mcs-repairs/shared/ui/Chip';
import { ChipGroup } from '@mcs-repairs/shared/ui/ChipGroup';
import { EmptyState } from '@mcs-repairs/shared/ui/EmptyState';
import { WrenchIcon } from '@mcs-repairs/shared/ui/icons';
import { Skeleton } from '@mcs-repairs/shared/ui/Skeleton';
import { Board } from '../features/board/Board';
import styles from '../features/board/Board.module.css';
import { AdminFrame } from '../frame/AdminFrame';
import { OpenDashboard } from '../frame/EntryPage';
import { staffHead } from '../frame/staffHead';

export const head = staffHead('Board');

const boards = answersOf(readBoard);

/** `data-wide` makes the frame of the page wider, so that the title begins above the columns. */
const BONES = (
  <span data-wide>
    <Skeleton shape="block" className={styles.bone} />
  </span>
);

export function Component() {
  const can = useShopCapabilities();
  return (
    <AdminFrame title="Board" skeleton={BONES}>
      {can.bench ? (
        <Bench />
      ) : (
        <EmptyState
          title="The board needs a server"
          icon={<WrenchIcon />}
          action={<OpenDashboard />}
        >
          This site stores everything in your browser.
        </EmptyState>
      )}
    </AdminFrame>
  );
}

function Bench() {
  const [params, setParams] = useSearchParams();
  const grouping = params.get('by') === 'technician' ? 'technician' : 'stage';
  const query = boards.useQuery({});
  const show = (by: string) =>
    setParams(by === 'stage' ? {} : { by }, { preventScrollReset: true, replace: true });
  return (
    <>
      <div className={styles.top} data-wide>
        <ChipGroup label="Columns">
          <Chip pressed={grouping === 'stage'} onClick={() => show('stage')}>
            By stage
          </Chip>
          <Chip pressed={grouping === 'technician'} onClick={() => show('technician')}>
            By technician
          </Chip>
        </ChipGroup>
      </div>
      <Loaded query={query} name="board" skeleton={BONES}>
        {(data) => (
          <div className={styles.bench}>
            <Board data={data} grouping={grouping} />
          </div>
        )}
      </Loaded>
    </>
  );
}
