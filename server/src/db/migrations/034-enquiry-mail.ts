import type { Migration } from './migration';

/** Adds an optional email address to enquiries. The server sends a confirmation to it. */
export const enquiryMail: Migration = {
  name: '034-enquiry-mail',
  statements: () => ['alter table enquiries add column customer_email text'],
};
