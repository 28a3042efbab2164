import { createContext } from 'react';

/**
 * The id of the thread at whose address the visitor arrived. The page shows it above the list
 * instead of in a dialog.
 */
export const LandedThread = createContext<string | undefined>(undefined);
