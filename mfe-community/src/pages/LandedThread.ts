import { createContext } from 'react';

/** The thread whose address the visitor came by; it stands in the page instead of in a dialog. */
export const LandedThread = createContext<string | undefined>(undefined);
