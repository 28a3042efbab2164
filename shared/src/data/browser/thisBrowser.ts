/** The dashboard is open here (decision 29): its one user. */
export const THIS_BROWSER = {
  id: 'browser',
  name: 'This browser',
  email: '',
  role: 'owner',
} as const;
