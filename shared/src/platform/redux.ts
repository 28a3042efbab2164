// The exports of Redux Toolkit and React Redux that remotes may use. The file `router.ts` has the
// same purpose for React Router.
export { createAsyncThunk, createSelector, createSlice, isAnyOf, nanoid } from '@reduxjs/toolkit';
export { Provider, shallowEqual, useDispatch, useSelector, useStore } from 'react-redux';
