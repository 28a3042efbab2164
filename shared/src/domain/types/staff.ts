import * as z from 'zod/mini';
import { roleSchema } from './rights';
import { emailText, requiredText, textAsTyped } from './text';
import { instantSchema } from './time';

const staffEmail = emailText({
  required: 'Email is required',
  mismatch: 'Please enter a valid email',
}).check(z.toLowerCase());
const newPassword = textAsTyped({
  message: 'Password is required',
  min: 12,
  tooShort: 'Use at least 12 characters',
  max: 200,
  tooLong: 'Use at most 200 characters',
});

export const signInSchema = z.object({
  email: staffEmail,
  password: textAsTyped({ message: 'Password is required', min: 1, max: 200 }),
});
export type SignIn = z.infer<typeof signInSchema>;

/** Body of `POST /api/staff/setup`: `token` comes from the one-time link that the server prints. */
export const staffSetupSchema = z.object({
  token: requiredText('The set-up link is incomplete', 200),
  name: requiredText('Name is required', 120),
  email: staffEmail,
  password: newPassword,
});
export type StaffSetup = z.infer<typeof staffSetupSchema>;

/** Body of `POST /api/staff`. The default role is owner, as before roles existed. */
export const newStaffSchema = z.object({
  name: requiredText('Name is required', 120),
  email: staffEmail,
  password: newPassword,
  role: z.optional(roleSchema),
});
export type NewStaff = z.infer<typeof newStaffSchema>;

/** Body of `POST /api/staff/invitations`: the invited member chooses only the password. */
export const invitationSchema = z.object({
  name: requiredText('Name is required', 120),
  email: staffEmail,
  role: roleSchema,
});
export type Invitation = z.infer<typeof invitationSchema>;

export const passwordChangeSchema = z.object({
  /** The password is not trimmed, because it may begin or end with a blank. */
  currentPassword: textAsTyped({ message: 'Current password is required', min: 1, max: 200 }),
  newPassword,
});
export type PasswordChange = z.infer<typeof passwordChangeSchema>;

/** Body of `POST /api/session/confirmation`. */
export const confirmationSchema = z.pick(passwordChangeSchema, { currentPassword: true });
export type Confirmation = z.infer<typeof confirmationSchema>;

/** Body of `POST /api/password-links`: requests an email to reset a forgotten password. */
export const passwordLinkRequestSchema = z.object({ email: staffEmail });
export type PasswordLinkRequest = z.infer<typeof passwordLinkRequestSchema>;

/** Body of `POST /api/password-links/use`: `token` comes from the link in the email. */
export const passwordResetSchema = z.object({
  token: requiredText('The link is incomplete', 200),
  newPassword,
});
export type PasswordReset = z.infer<typeof passwordResetSchema>;

/** Body of `POST /api/sign-in-approvals/use`: `token` comes from the link in the email. */
export const signInApprovalSchema = z.object({
  token: requiredText('The link is incomplete', 200),
});
export type SignInApproval = z.infer<typeof signInApprovalSchema>;

export const staffMemberSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: roleSchema,
  disabled: z.boolean(),
  createdAt: instantSchema,
  hasSecondFactor: z.optional(z.boolean()),
});
export type StaffMember = z.infer<typeof staffMemberSchema>;

const signedInSchema = z.object({ id: z.string(), name: z.string(), email: z.string() });

/** The part of a session that every area may use. `staff` is null for visitors. */
const knownSessionSchema = z.object({
  staff: z.nullable(signedInSchema),
  csrfToken: z.optional(z.string()),
});

/** The answer of `GET /api/session`. It includes the role, which the staff pages use. */
export const sessionSchema = z.extend(knownSessionSchema, {
  staff: z.nullable(
    z.extend(signedInSchema, {
      role: z.optional(roleSchema),
      /**
       * True if the rules of the member's role require a second factor and the account has none
       * yet.
       */
      lacksSecondFactor: z.optional(z.boolean()),
    }),
  ),
});
export type Session = z.infer<typeof knownSessionSchema>;

export const sessionEntrySchema = z.object({
  id: z.string(),
  createdAt: instantSchema,
  lastSeenAt: instantSchema,
  device: z.string(),
  current: z.boolean(),
});
export type SessionEntry = z.infer<typeof sessionEntrySchema>;
