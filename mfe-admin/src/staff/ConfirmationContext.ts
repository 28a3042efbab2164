import { createContext, use } from 'react';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';

/**
 * Runs `work`. If the server requires the password again, a dialog asks for it, and `work` runs
 * once more.
 */
export type Confirmed = <Value>(work: () => Promise<Result<Value>>) => Promise<Result<Value>>;

export const ConfirmationContext = createContext<Confirmed>((work) => work());
export const useConfirmed = (): Confirmed => use(ConfirmationContext);
