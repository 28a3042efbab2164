import { useState } from 'react';
import { answersOf } from '@mcs-repairs/shared/data/answers';
import { listOwnModels, stepModel } from '@mcs-repairs/shared/domain/contract/models';
import type { ModelStep, OwnModel } from '@mcs-repairs/shared/domain/types/models';
import { Loaded } from '@mcs-repairs/shared/platform/Loaded';
import { useAddressParams } from '@mcs-repairs/shared/platform/site';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Chip } from '@mcs-repairs/shared/ui/Chip';
import { ChipGroup } from '@mcs-repairs/shared/ui/ChipGroup';
import { EmptyState } from '@mcs-repairs/shared/ui/EmptyState';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { PausedSearch } from '@mcs-repairs/shared/ui/PausedSearch';
import { VisuallyHidden } from '@mcs-repairs/shared/ui/VisuallyHidden';
import { lateDialog } from '../../form/lateDialog';
import { DEVICE_CHOICES } from '../../format/deviceChoices';
import { LastImport } from '../../list/LastImport';
import { useStaffAction } from '../../staff/useStaffAction';
import { ModelFileActions } from './ModelFileActions';
import { ModelTable } from './ModelTable';
import { doneWords, isMove, matching, type ModelPress } from './modelWords';
import lists from '../../styles/shopLists.module.css';

const ModelDialog = lateDialog(async () => {
  const { ModelDialog } = await import(/* webpackChunkName: "model-dialog" */ './ModelDialog');
  return ModelDialog;
});

const ownModels = answersOf(listOwnModels);

/**
 * Lists the models that the address names: the models of one device, or of all devices during a
 * search.
 */
export function ModelList() {
  const [params, changeParams] = useAddressParams();
  const search = params.get('search') ?? '';
  const [first] = DEVICE_CHOICES;
  const device =
    DEVICE_CHOICES.find(({ value }) => value === params.get('device'))?.value ??
    first?.value ??
    'iphone';
  const [opened, setOpened] = useState<{ model?: OwnModel } | null>(null);
  const [done, setDone] = useState<{ model: OwnModel; step: ModelStep } | null>(null);
  const { act, working, failure, forget } = useStaffAction();
  const answer = ownModels.useQuery({});

  function go({ device, search = '' }: { device?: string; search?: string }, replace = false) {
    changeParams(
      { ...(device !== undefined && { device: device === first?.value ? '' : device }), search },
      { replace, preventScrollReset: replace },
    );
  }

  async function take(model: OwnModel, step: ModelStep) {
    if (working) return;
    // The answer to the last press may be newer than the list. The newest version is needed for the
    // next press.
    const seen = Math.max(model.version, done?.model.id === model.id ? done.model.version : 0);
    const result = await act(({ call }) => call(stepModel, { body: { id: model.id, seen, step } }));
    setDone(result.ok ? { model: result.value, step } : null);
  }

  /** Switches to the device of an added model, if the current list does not contain the model. */
  function show(added: OwnModel) {
    const isShown = search ? matching([added], search).length > 0 : added.device === device;
    if (!isShown) go({ device: added.device }, true);
  }

  const pressed = (model: OwnModel, press: ModelPress) =>
    press === 'edit' ? setOpened({ model }) : void take(model, press);

  return (
    <>
      <div role="search" className={lists.top}>
        <PausedSearch
          label="Search models"
          placeholder="Name, model number or address"
          text={search}
          onText={(text) => go({ search: text }, true)}
          className={lists.search}
        />
        <Button onClick={() => setOpened({})}>Add model</Button>
        <ModelFileActions />
      </div>
      <ChipGroup label="Device" scroll className={lists.filters}>
        {DEVICE_CHOICES.map(({ value, label }) => (
          <Chip
            key={value}
            pressed={!search && value === device}
            onClick={() => go({ device: value })}
          >
            {label}
          </Chip>
        ))}
      </ChipGroup>
      {failure && !opened && (
        <Notice tone="danger" live>
          {failure.message}
        </Notice>
      )}
      {/* A moved row is visible by itself. A notice above the list would move the row away from
          the pointer. */}
      <VisuallyHidden>
        <output>{done && isMove(done.step) && doneWords(done.model, done.step)}</output>
      </VisuallyHidden>
      {done && !isMove(done.step) && (
        <Notice
          tone="success"
          live
          action={
            done.step !== 'undo' && (
              <Button
                variant="secondary"
                size="small"
                loading={working}
                onClick={() => void take(done.model, 'undo')}
              >
                Undo change to model
              </Button>
            )
          }
        >
          {doneWords(done.model, done.step)}
        </Notice>
      )}
      <Loaded query={answer} name="models" reassurance="Nothing was changed.">
        {(models) => {
          const shown = search
            ? matching(models, search)
            : models.filter((model) => model.device === device);
          return shown.length > 0 ? (
            <div className={lists.list}>
              <ModelTable models={shown} isOrdered={!search} onPress={pressed} />
            </div>
          ) : (
            <EmptyState title="No models found">Try part of the name or a model number.</EmptyState>
          );
        }}
      </Loaded>
      <LastImport kind="models" />
      {opened && (
        <ModelDialog
          model={answer.data?.find(({ id }) => id === opened.model?.id) ?? opened.model}
          device={device}
          onClose={() => {
            forget();
            setOpened(null);
          }}
          onAdded={show}
        />
      )}
    </>
  );
}
