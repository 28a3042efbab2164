import { useState, type MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import type { DeviceId } from '@mcs-repairs/shared/domain/types/device';
import { Fragment, Unhydrated, useSiteConfig } from '@mcs-repairs/shared/platform/site';
import { Section } from '@mcs-repairs/shared/ui/Section';
import { DeviceLinks } from './DeviceLinks';
import { modelCount } from './modelCount';
import styles from './PickDevice.module.css';

/**
 * Shows the six devices. A press shows the models of a device on the same page, and loads the code
 * of the repairs area. Without JavaScript, each device is a link to its own page.
 */
export function PickDevice() {
  const [device, setDevice] = useState<DeviceId | null>(null);
  const { models } = useSiteConfig();

  const choose = (event: MouseEvent<HTMLElement>) => {
    const { target, currentTarget, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    const link = (target as Element).closest('[data-device]');
    // With Ctrl, Shift, Cmd or Alt, the browser opens the link itself, for example in a new tab.
    if (!link || button || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    // React does not manage these links, and leaves them as the server sent them. So this code
    // changes the attribute itself.
    currentTarget.querySelector('[data-chosen]')?.removeAttribute('data-chosen');
    link.setAttribute('data-chosen', '');
    setDevice(link.getAttribute('data-device') as DeviceId);
  };

  return (
    <Section id="devices" compact className={styles.section} heading="Which Device Needs Repair?">
      <div className={styles.place} onClickCapture={choose}>
        <Unhydrated id="device-links">
          <DeviceLinks />
        </Unhydrated>
        {device && (
          <Fragment
            key={device}
            id="repairs/RepairPicker"
            props={{ device }}
            pending={<Waiting models={models?.[device] ?? modelCount[device]} />}
            failed={() => <Link to={`/repairs/${device}`}>Choose your model here</Link>}
          />
        )}
      </div>
    </Section>
  );
}

/** Reserves the height of the list of models, so that nothing below it moves. */
function Waiting({ models }: { models: number }) {
  return (
    <div role="status" aria-label="Loading the models" className={styles.waiting}>
      {Array.from({ length: models }, (_, model) => (
        <span key={model} className={styles.model} />
      ))}
    </div>
  );
}
