// The exports of Redux Toolkit and React Redux that remotes may use. `router.ts` does the same for
// React Router.
export { createAsyncThunk, createSelector, createSlice, isAnyOf, nanoid } from '@reduxjs/toolkit';
export { Provider, shallowEqual, useDispatch, useSelector, useStore } from 'react-redux';
