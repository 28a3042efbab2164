import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { answersOf } from '@mcs-repairs/shared/data/answers';
import { listPrices, undoPrices } from '@mcs-repairs/shared/domain/contract/prices';
import { nepalInstant } from '@mcs-repairs/shared/domain/rules/nepalTime';
import type { IssueId } from '@mcs-repairs/shared/domain/types/device';
import type { PriceList } from '@mcs-repairs/shared/domain/types/price';
import { Loaded } from '@mcs-repairs/shared/platform/Loaded';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Chip } from '@mcs-repairs/shared/ui/Chip';
import { ChipGroup } from '@mcs-repairs/shared/ui/ChipGroup';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { SelectInput } from '@mcs-repairs/shared/ui/SelectInput';
import { lateDialog } from '../../form/lateDialog';
import { useMay } from '../../staff/useRight';
import { useStaffAction } from '../../staff/useStaffAction';
import { useServices } from '../../format/useServices';
import { DEVICE_CHOICES } from '../../format/deviceChoices';
import { PriceFileActions } from './PriceFileActions';
import { PriceTable } from './PriceTable';
import { linesOf, type PriceModel } from './priceWords';
import styles from './Prices.module.css';

const PriceDialog = lateDialog(async () => {
  const { PriceDialog } = await import(/* webpackChunkName: "price-dialog" */ './PriceDialog');
  return PriceDialog;
});

const priceLists = answersOf(listPrices);

/** Shows the prices of the device and the model that the address names. */
export function PriceView() {
  const [params, setParams] = useSearchParams();
  const [first] = DEVICE_CHOICES;
  const { value: device, label } = DEVICE_CHOICES.find(
    ({ value }) => value === params.get('device'),
  ) ??
    first ?? { value: 'iphone' as const, label: 'iPhone' };
  const [edited, setEdited] = useState<IssueId | null>(null);
  const { act, working, failure } = useStaffAction();
  const services = useServices()(device);
  const mayChange = useMay('change-prices');
  const answer = priceLists.useQuery({ query: { device } });
  const data = answer.currentData;
  const model = data?.models.find(({ id }) => id === params.get('model'));
  const allModels = `All ${label} models`;

  function go(next: { device?: string; model?: string }) {
    const wanted = new URLSearchParams();
    if ((next.device ?? device) !== first?.value) wanted.set('device', next.device ?? device);
    if (next.model) wanted.set('model', next.model);
    setParams(wanted);
  }

  const undo = (seen: number) =>
    void act(({ call }) => call(undoPrices, { body: { seen } }), 'The change was undone.');

  return (
    <>
      <ChipGroup label="Device" scroll className={styles.filters}>
        {DEVICE_CHOICES.map((choice) => (
          <Chip
            key={choice.value}
            pressed={choice.value === device}
            onClick={() => go({ device: choice.value })}
          >
            {choice.label}
          </Chip>
        ))}
      </ChipGroup>
      {failure && (
        <Notice tone="danger" live>
          {failure.message}
        </Notice>
      )}
      <Loaded query={{ ...answer, data }} name="prices" reassurance="Nothing was changed.">
        {({ models, prices, last }) => {
          const lines = linesOf(prices, { device, services, model });
          const line = lines.find(({ issue }) => issue === edited);
          return (
            <>
              <div className={styles.top}>
                <Field label="Model" className={styles.model}>
                  <SelectInput
                    value={model?.id ?? ''}
                    options={[
                      { value: '', label: allModels },
                      ...models.map((one) => ({ value: one.id, label: withCount(one, prices) })),
                    ]}
                    onChange={({ target }) => go({ model: target.value })}
                  />
                </Field>
                {mayChange && <PriceFileActions />}
              </div>
              <p className={styles.note}>
                Only staff see these prices. The website says &quot;Call for Price&quot;.
              </p>
              <PriceTable
                lines={lines}
                isOfModel={model !== undefined}
                onEdit={mayChange ? setEdited : undefined}
              />
              {last && (
                <div className={styles.last}>
                  <p>{lastWords(last)}</p>
                  <Button
                    variant="quiet"
                    size="small"
                    loading={working}
                    onClick={() => undo(last.version)}
                  >
                    Undo change to prices
                  </Button>
                </div>
              )}
              {line && (
                <PriceDialog
                  place={{ device, model: model?.id ?? null, issue: line.issue }}
                  title={`${line.name}, ${model?.name ?? allModels}`}
                  price={line.own}
                  onClose={() => setEdited(null)}
                />
              )}
            </>
          );
        }}
      </Loaded>
    </>
  );
}

/**
 * Returns the name of a model with the number of its own prices: `iPhone 15 Pro (2 prices of its
 * own)`.
 */
function withCount({ id, name }: PriceModel, prices: PriceList['prices']): string {
  const count = prices.filter(({ model }) => model === id).length;
  if (count === 0) return name;
  return `${name} (${count === 1 ? '1 price only for this model' : `${count} prices only for this model`})`;
}

function lastWords({ by, at, places }: NonNullable<PriceList['last']>): string {
  const what = places === 1 ? '1 price' : `${places} prices`;
  return `Last change: ${what} by ${by}, ${nepalInstant(at)}`;
}
