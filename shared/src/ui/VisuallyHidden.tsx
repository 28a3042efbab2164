import type { ReactNode } from 'react';

/** Text that only screen readers read. The CSS class is in base.css. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>;
}
