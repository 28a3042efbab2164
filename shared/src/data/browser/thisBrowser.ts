/** The staff member who is signed in on a site without a server. Such a site has no accounts. */
export const THIS_BROWSER = {
  id: 'browser',
  name: 'This browser',
  email: '',
  role: 'owner',
} as const;
