import type { ReactNode } from 'react';

/** Text for those who listen; the class comes from base.css. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>;
}
