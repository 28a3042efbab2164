import { createContext, use } from 'react';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';

/** Runs `work`. If the shop requires the password, asks for it and runs `work` again. */
export type Confirmed = <Value>(work: () => Promise<Result<Value>>) => Promise<Result<Value>>;

export const ConfirmationContext = createContext<Confirmed>((work) => work());
export const useConfirmed = (): Confirmed => use(ConfirmationContext);
