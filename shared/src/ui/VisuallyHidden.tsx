import type { ReactNode } from 'react';

/** Shows text to screen readers only. Its class is in base.css. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>;
}
