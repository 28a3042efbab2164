import { useSearchParams } from 'react-router-dom';
import { Chip } from '@mcs-repairs/shared/ui/Chip';
import { ChipGroup } from '@mcs-repairs/shared/ui/ChipGroup';
import { IconButton } from '@mcs-repairs/shared/ui/IconButton';
import { TrashIcon } from '@mcs-repairs/shared/ui/icons';
import { lateDialog } from '../form/lateDialog';
import { type View, viewOf } from './listSettings';
import type { OwnListSettings } from './useListSettings';
import styles from './SavedViews.module.css';

/** The code of the form loads when it first opens. */
const NewView = lateDialog(async () => {
  const { NewView } = await import(/* webpackChunkName: "new-view" */ './NewView');
  return NewView;
});

type SavedViewsProps = {
  own: OwnListSettings;
  /** Whether the form for a new view is open. */
  naming: boolean;
  onNamed: () => void;
};

/**
 * Lists the saved views of a list. The first press applies a view. A second press shows the
 * unfiltered list again.
 */
export function SavedViews({ own: { settings, change }, naming, onNamed }: SavedViewsProps) {
  const [params, setParams] = useSearchParams();
  const { views } = settings;
  const address = viewOf(params);
  const shown = views.find((view) => view.address === address);
  if (views.length === 0 && !naming) return null;

  function save(name: string) {
    change((before) => {
      const isOther = (view: View) => view.name !== name && view.address !== address;
      return { ...before, views: [...before.views.filter(isOther), { name, address }] };
    });
    onNamed();
  }

  return (
    <div className={styles.views}>
      {naming && <NewView onSave={save} onClose={onNamed} />}
      {views.length > 0 && (
        <ChipGroup label="Saved views" scroll>
          {views.map((view) => (
            <Chip
              key={view.name}
              pressed={view === shown}
              onClick={() =>
                setParams(view === shown ? '' : view.address, { preventScrollReset: true })
              }
            >
              {view.name}
            </Chip>
          ))}
          {shown && (
            <IconButton
              label={`Delete view of list: ${shown.name}`}
              title="Delete view of list"
              icon={<TrashIcon />}
              onClick={() =>
                change((before) => ({
                  ...before,
                  views: before.views.filter(({ name }) => name !== shown.name),
                }))
              }
            />
          )}
        </ChipGroup>
      )}
    </div>
  );
}
