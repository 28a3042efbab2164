import { useEffect, useState, type ComponentType } from 'react';
import { Unhydrated } from '@mcs-repairs/shared/platform/site';
import { Component as UnitFilters } from './UnitFilters';
import type { UnitFiltersProps } from './UnitFilters';

/**
 * Shows the filters of units as the server sent them. Their code loads after the page and then
 * replaces them.
 */
export function LateUnitFilters(props: UnitFiltersProps) {
  const [Loaded, setLoaded] = useState<ComponentType<UnitFiltersProps>>();
  useEffect(() => {
    // If the code fails to load, the form still sends the choices to the server.
    import('./UnitFilters').then(({ Component }) => setLoaded(() => Component)).catch(() => {});
  }, []);
  if (Loaded) return <Loaded {...props} />;
  return (
    <Unhydrated id="unit-filters">
      <UnitFilters {...props} />
    </Unhydrated>
  );
}
