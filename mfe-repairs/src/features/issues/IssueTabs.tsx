import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { IssueId, RepairService } from '@mcs-repairs/shared/domain/types/device';
import { IssueIcon } from './IssueIcon';
import styles from './IssueTabs.module.css';

type IssueTabsProps = {
  services: readonly RepairService[];
  chosen: IssueId;
  onChoose: (issue: IssueId) => void;
  /** The panel that shows the chosen issue. */
  children: ReactNode;
};

/**
 * Shows issues as tabs. Arrow keys move between the tabs, from the last one to the first and back.
 */
export function IssueTabs({ services, chosen, onChoose, children }: IssueTabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const tabs = [...(list.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
    // Arrow keys start from the focused tab. The issue in the address may be outdated by one key
    // press.
    const next = (tabs.findIndex((tab) => tab === event.target) + step + tabs.length) % tabs.length;
    const service = services[next];
    if (!service) return;
    onChoose(service.id);
    tabs[next]?.focus();
  };
  return (
    <div className={styles.tabs}>
      <div ref={list} role="tablist" aria-label="Issue" className={styles.list} onKeyDown={move}>
        {services.map((service) => (
          <button
            key={service.id}
            type="button"
            role="tab"
            id={`${id}-${service.id}`}
            aria-selected={service.id === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={service.id === chosen ? 0 : -1}
            onClick={() => onChoose(service.id)}
            className={styles.tab}
          >
            <IssueIcon service={service} />
            {service.issue}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`}>
        {children}
      </div>
    </div>
  );
}
