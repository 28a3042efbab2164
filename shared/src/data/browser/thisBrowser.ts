/** The only user in browser mode, where the dashboard is open without signing in. */
export const THIS_BROWSER = {
  id: 'browser',
  name: 'This browser',
  email: '',
  role: 'owner',
} as const;
