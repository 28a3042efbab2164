import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Session } from '../../domain/types/staff';

type SessionState = { status: 'unknown' | 'visitor' | 'staff'; staff: Session['staff'] };

/** Who uses the page: unknown until the server has responded, then a visitor or a staff member. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: { status: 'unknown', staff: null } as SessionState,
  reducers: {
    sessionLoaded(_state, { payload }: PayloadAction<Session['staff']>): SessionState {
      return payload ? { status: 'staff', staff: payload } : { status: 'visitor', staff: null };
    },
  },
});

export const { sessionLoaded } = sessionSlice.actions;
