import type { OwnModel } from '@mcs-repairs/shared/domain/types/models';
import { Badge } from '@mcs-repairs/shared/ui/Badge';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { ButtonAnchor } from '@mcs-repairs/shared/ui/ButtonAnchor';
import { IconButton } from '@mcs-repairs/shared/ui/IconButton';
import { ChevronDownIcon, ChevronUpIcon } from '@mcs-repairs/shared/ui/icons';
import { DataTable, type Column } from '../../list/DataTable';
import { MoreActions } from '../../list/MoreActions';
import type { ModelPress } from './modelWords';
import styles from './Models.module.css';
import lists from '../../styles/shopLists.module.css';

type ModelTableProps = {
  models: readonly OwnModel[];
  /** Whether the list has the order of the website. Only then can staff move models. */
  isOrdered: boolean;
  onPress: (model: OwnModel, press: ModelPress) => void;
};

const COLUMNS: readonly Column<OwnModel>[] = [
  {
    id: 'name',
    name: 'Name',
    isHeader: true,
    className: styles.name,
    cell: ({ name, year, numbers, alsoCalled }) => (
      <>
        {name}
        <span className={lists.second}>
          {[year, numbers.join(', '), alsoCalled.join(', ')].filter(Boolean).join(' · ')}
        </span>
      </>
    ),
  },
  {
    id: 'state',
    name: 'State',
    className: styles.state,
    cell: ({ isOn, isBuiltIn, isChanged }) => (
      <>
        <Badge tone={isOn ? 'success' : 'outline'}>{isOn ? 'Switched on' : 'Switched off'}</Badge>
        <span className={lists.second}>{originOf(isBuiltIn, isChanged)}</span>
      </>
    ),
  },
];

/**
 * Lists models with their actions. The next step is a button, and the other actions are in a menu.
 */
export function ModelTable({ models, isOrdered, onPress }: ModelTableProps) {
  const ends = [models[0]?.id, models.at(-1)?.id];
  const actions: Column<OwnModel> = {
    id: 'actions',
    name: 'Actions',
    className: styles.actions,
    cell: (model) => (
      <>
        {isOrdered && (
          <span className={styles.moves}>
            <IconButton
              label={`Move model up: ${model.name}`}
              icon={<ChevronUpIcon />}
              aria-disabled={model.id === ends[0]}
              onClick={() => model.id !== ends[0] && onPress(model, 'up')}
            />
            <IconButton
              label={`Move model down: ${model.name}`}
              icon={<ChevronDownIcon />}
              aria-disabled={model.id === ends[1]}
              onClick={() => model.id !== ends[1] && onPress(model, 'down')}
            />
          </span>
        )}
        <Actions model={model} onPress={(press) => onPress(model, press)} />
      </>
    ),
  };
  return (
    <DataTable
      aria-label="Models"
      columns={[...COLUMNS, actions]}
      rows={models}
      keyOf={({ id }) => id}
      className={styles.models}
    />
  );
}

type ActionsProps = { model: OwnModel; onPress: (press: ModelPress) => void };

function Actions({ model, onPress }: ActionsProps) {
  const { name, device, slug, isOn, isChanged, canUndo } = model;
  const button = (label: string, press: ModelPress, variant: 'secondary' | 'quiet' = 'quiet') => (
    <Button
      variant={variant}
      size="small"
      aria-label={`${label}: ${name}`}
      onClick={() => onPress(press)}
    >
      {label}
    </Button>
  );
  return (
    <>
      {button('Edit model', 'edit', 'secondary')}
      {!isOn && button('Switch on model', 'on', 'secondary')}
      <MoreActions>
        <div className={lists.menu}>
          {isOn && button('Switch off model', 'off')}
          {canUndo && button('Undo last change to model', 'undo')}
          {isChanged && button('Restore built-in values', 'built-in')}
          {isOn && (
            <ButtonAnchor
              variant="quiet"
              size="small"
              href={`/repairs/${device}/${slug}`}
              target="_blank"
            >
              View model on site
            </ButtonAnchor>
          )}
        </div>
      </MoreActions>
    </>
  );
}

function originOf(isBuiltIn: boolean, isChanged: boolean): string {
  if (!isBuiltIn) return 'Added';
  return isChanged ? 'Built in, changed' : 'Built in';
}
