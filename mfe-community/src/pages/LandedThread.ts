import { createContext } from 'react';

/**
 * The id of the thread whose address the visitor opened directly. The page shows this thread above
 * the list. Other threads open in a dialog.
 */
export const LandedThread = createContext<string | undefined>(undefined);
