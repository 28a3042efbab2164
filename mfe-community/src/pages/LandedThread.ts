import { createContext } from 'react';

/**
 * The id of the thread whose address the visitor opened directly. The page shows it above the list
 * instead of in a dialog.
 */
export const LandedThread = createContext<string | undefined>(undefined);
