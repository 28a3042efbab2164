import type { Migration } from './migration';

/** An optional email address of an enquiry, for a confirmation. */
export const enquiryMail: Migration = {
  name: '034-enquiry-mail',
  statements: () => ['alter table enquiries add column customer_email text'],
};
