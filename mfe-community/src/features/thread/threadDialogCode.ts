import type { ThreadDialog } from './ThreadDialog';

type Dialog = typeof ThreadDialog;

let loaded: Dialog | undefined;

export const fetchThreadDialog = () =>
  import(/* webpackChunkName: "thread-dialog" */ './ThreadDialog');

/** The page of a thread loads its dialog with this function. After a failure, it tries again. */
export const loadThreadDialog = async (): Promise<Dialog> =>
  (loaded = (await fetchThreadDialog()).ThreadDialog);

/** Returns the dialog if the page of a thread and its dialog are loaded. */
export const loadedThreadDialog = (): Dialog | undefined => loaded;
