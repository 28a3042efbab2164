import type { Migration } from './migration';

/** Who enquired may leave an e-mail address, to which a word goes that the enquiry is here. */
export const enquiryMail: Migration = {
  name: '034-enquiry-mail',
  statements: () => ['alter table enquiries add column customer_email text'],
};
