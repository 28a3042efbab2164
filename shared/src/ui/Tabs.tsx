import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { classes } from './classes';
import styles from './Tabs.module.css';

export type Tab<Value extends string> = {
  value: Value;
  label: ReactNode;
  icon?: ReactNode;
  content: ReactNode;
};

type TabsProps<Value extends string> = {
  /** What the tabs are about, such as "Services". Screen readers read it. */
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  className?: string;
};

/**
 * Shows one of several parts of a page. Arrow keys move the focus between tabs. Enter or Space
 * selects a tab.
 */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onValueChange,
  className,
}: TabsProps<Value>) {
  return (
    <Base.Root
      value={value}
      onValueChange={(next: Value) => onValueChange(next)}
      className={classes(styles.tabs, className)}
    >
      <Base.List aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} className={styles.tab}>
            {tab.icon}
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className={styles.panel}>
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
