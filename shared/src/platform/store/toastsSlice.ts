import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

export type ToastTone = 'success' | 'error' | 'info';
export type Toast = { id: string; tone: ToastTone; text: string };
type NewToast = { tone: ToastTone; text: string };

/**
 * Toasts: short messages that the shell shows above every page. At most four are visible; a fifth
 * removes the oldest. An error replaces the error before it, so that repeated attempts do not stack
 * messages.
 */
export const toastsSlice = createSlice({
  name: 'toasts',
  initialState: [] as Toast[],
  reducers: {
    toastShown: {
      prepare: (toast: NewToast) => ({ payload: { ...toast, id: nanoid() } }),
      reducer(state, { payload }: PayloadAction<Toast>) {
        const error = state.findIndex(({ tone }) => tone === 'error');
        if (payload.tone === 'error' && error >= 0) state.splice(error, 1);
        state.push(payload);
        if (state.length > 4) state.shift();
      },
    },
    toastDismissed(state, { payload }: PayloadAction<string>) {
      return state.filter((toast) => toast.id !== payload);
    },
  },
});

export const { toastShown, toastDismissed } = toastsSlice.actions;

/**
 * Shows a message that something could not be opened because its code could not be loaded. The page
 * stays as it is.
 */
export const notOpened = () =>
  toastShown({
    tone: 'error',
    text: 'This could not be opened. Please check your connection and try again.',
  });
