import { use, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { modelsOf } from '@mcs-repairs/shared/domain/catalogue/models';
import { servicesOf } from '@mcs-repairs/shared/domain/catalogue/services';
import { shownServices } from '@mcs-repairs/shared/domain/rules/shownServices';
import type { RepairPickerProps } from '@mcs-repairs/shared/platform/contract/fragments';
import { useShopData, useSiteConfig } from '@mcs-repairs/shared/platform/site';
import {
  deviceSelected,
  serviceSelected,
  useAppDispatch,
} from '@mcs-repairs/shared/platform/store';
import type { ListedModel } from '@mcs-repairs/shared/domain/types/device';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Heading } from '@mcs-repairs/shared/ui/Heading';
import { MoreLink } from '@mcs-repairs/shared/ui/MoreLink';
import { DEVICE_NAMES } from '../../deviceNames';
import { askModels, offeredFor } from '../../liveModels';
import styles from './RepairPicker.module.css';

/**
 * Asks for the model and then for the fault. Choosing a fault opens the page of the model at its
 * free times.
 */
export function RepairPicker({ device }: RepairPickerProps) {
  const dispatch = useAppDispatch();
  const [model, setModel] = useState<ListedModel | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const name = DEVICE_NAMES[device];
  const config = useSiteConfig();
  const { call } = useShopData();
  const asked = askModels(device, config.models, call);
  const models = (asked && use(asked)) ?? modelsOf(device);

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, [model]);

  /** Stores the chosen device, so that the booking wizard starts with it. */
  const rememberForWizard = () => {
    dispatch(deviceSelected({ device, deviceModel: model?.name ?? name }));
    dispatch(serviceSelected(null));
  };

  return (
    <div ref={panel} className={styles.panel}>
      <div className={styles.top}>
        <Heading ref={heading} level={3} tabIndex={-1} className={styles.question}>
          {model ? `What is wrong with your ${model.name}?` : questionAbout(name)}
        </Heading>
        {model && (
          <Button variant="quiet" size="small" onClick={() => setModel(null)}>
            Change model
          </Button>
        )}
      </div>
      <ul className={styles.choices}>
        {model
          ? offeredFor(model, shownServices(config, device, servicesOf(device))).map(
              ({ id, issue }) => (
                <li key={id}>
                  <Link
                    to={`/repairs/${device}/${model.slug}?issue=${id}#schedule`}
                    className={styles.choice}
                  >
                    {issue}
                  </Link>
                </li>
              ),
            )
          : models.map((each) => (
              <li key={each.slug}>
                <button type="button" className={styles.choice} onClick={() => setModel(each)}>
                  {each.name}
                </button>
              </li>
            ))}
      </ul>
      <MoreLink to="/book" onClick={rememberForWizard}>
        Something else? Describe it to us
      </MoreLink>
    </div>
  );
}

const questionAbout = (name: string) =>
  name === DEVICE_NAMES.laptop ? 'Which brand is it?' : `Which ${name} is it?`;
