/**
 * Messages by email, text message and push. Each transaction stores its messages in the outbox, one
 * table for all. A worker sends them later, and tries again after a failure. Staff see the messages
 * of each booking.
 */
export type { Recipients } from './email/mailOutlet';
export type { MailPayload } from './email/mailPayload';
export { deliveriesById } from './deliveries/deliveriesOf';
export { MAILS, removeMailFiles } from './email/mailFiles';
export { countMail } from './email/mailQueue';
export { startMailWorker } from './email/mailWorker';
export {
  addMail,
  dropUnsentMails,
  eraseMails,
  eraseMailsById,
  hasMails,
  type MailKind,
} from './email/outbox';
export { createStaffMail } from './email/promiseStaffMail';
export { recipientHash } from './email/recipientHash';
export { mailsToRecipient, noteMail } from './email/recipientLedger';
export type { ReminderKind } from './email/reminderKinds';
export { alertStaff } from './push/alertStaff';
export { gatherAlerts } from './push/gatherAlerts';
export { pushHostsSetting } from './push/pushHostsSetting';
export { pushOutlet } from './push/pushOutlet';
export { registerPushWorker } from './push/pushWorkerRoutes';
export type { BookingsOfMessages, NotificationSettings, Shop as NotificationsShop } from './shop';
export { textOutlets } from './sms/textOutlets';
export {
  readTextSettings,
  textChannelsOf,
  textSettings,
  type TextSettings,
} from './sms/textSettings';
export { hasText } from './sms/textWords';
export { notificationsRoutes } from './routes';
