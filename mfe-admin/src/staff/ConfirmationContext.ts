import { createContext, use } from 'react';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';

/** Runs what the shop may want the password for; asks for it then, and runs it once more. */
export type Confirmed = <Value>(work: () => Promise<Result<Value>>) => Promise<Result<Value>>;

export const ConfirmationContext = createContext<Confirmed>((work) => work());
export const useConfirmed = (): Confirmed => use(ConfirmationContext);
