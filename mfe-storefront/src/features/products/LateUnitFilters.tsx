import { useEffect, useState, type ComponentType } from 'react';
import { Unhydrated } from '@mcs-repairs/shared/platform/site';
import { Component as UnitFilters } from './UnitFilters';
import type { UnitFiltersProps } from './UnitFilters';

/**
 * Shows the filters of units as the server sent them, until their code has loaded after the page.
 */
export function LateUnitFilters(props: UnitFiltersProps) {
  const [Loaded, setLoaded] = useState<ComponentType<UnitFiltersProps>>();
  useEffect(() => {
    // Without the code, the form still sends the choices to the server.
    import('./UnitFilters').then(({ Component }) => setLoaded(() => Component)).catch(() => {});
  }, []);
  if (Loaded) return <Loaded {...props} />;
  return (
    <Unhydrated id="unit-filters">
      <UnitFilters {...props} />
    </Unhydrated>
  );
}
