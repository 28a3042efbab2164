/** The only user in browser mode. Browser mode has no sign-in. */
export const THIS_BROWSER = {
  id: 'browser',
  name: 'This browser',
  email: '',
  role: 'owner',
} as const;
