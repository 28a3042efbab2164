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

/**
 * The body of `POST /api/staff/setup`, which creates the first account. `token` comes from the
 * one-time link that the server prints when it starts.
 */
export const staffSetupSchema = z.object({
  token: requiredText('The set-up link is incomplete', 200),
  name: requiredText('Name is required', 120),
  email: staffEmail,
  password: newPassword,
});
export type StaffSetup = z.infer<typeof staffSetupSchema>;

/**
 * The body of `POST /api/staff`, which creates an account. The default role is owner, because
 * clients of earlier releases send no role.
 */
export const newStaffSchema = z.object({
  name: requiredText('Name is required', 120),
  email: staffEmail,
  password: newPassword,
  role: z.optional(roleSchema),
});
export type NewStaff = z.infer<typeof newStaffSchema>;

/**
 * The body of `POST /api/staff/invitations`, which creates an account and emails an invitation. The
 * invited person chooses a password.
 */
export const invitationSchema = z.object({
  name: requiredText('Name is required', 120),
  email: staffEmail,
  role: roleSchema,
});
export type Invitation = z.infer<typeof invitationSchema>;

export const passwordChangeSchema = z.object({
  /** A password may begin or end with a blank, so blanks are not removed. */
  currentPassword: textAsTyped({ message: 'Current password is required', min: 1, max: 200 }),
  newPassword,
});
export type PasswordChange = z.infer<typeof passwordChangeSchema>;

/** The body of `POST /api/session/confirmation`, which confirms the password again. */
export const confirmationSchema = z.pick(passwordChangeSchema, { currentPassword: true });
export type Confirmation = z.infer<typeof confirmationSchema>;

/**
 * The body of `POST /api/password-links`, which emails a link to somebody who forgot the password.
 */
export const passwordLinkRequestSchema = z.object({ email: staffEmail });
export type PasswordLinkRequest = z.infer<typeof passwordLinkRequestSchema>;

/**
 * The body of `POST /api/password-links/use`, which sets a new password. `token` comes from the
 * link in the email.
 */
export const passwordResetSchema = z.object({
  token: requiredText('The link is incomplete', 200),
  newPassword,
});
export type PasswordReset = z.infer<typeof passwordResetSchema>;

/**
 * The body of `POST /api/sign-in-approvals/use`, which approves a browser. `token` comes from the
 * link in the email.
 */
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
  /** True until an invited member chooses a password. */
  isInvited: z.optional(z.boolean()),
});
export type StaffMember = z.infer<typeof staffMemberSchema>;

const signedInSchema = z.object({ id: z.string(), name: z.string(), email: z.string() });

/** What every area may know about the session. `staff` is null for visitors. */
const knownSessionSchema = z.object({
  staff: z.nullable(signedInSchema),
  csrfToken: z.optional(z.string()),
});

/** The answer of `GET /api/session`. It also contains the role, which staff pages need. */
export const sessionSchema = z.extend(knownSessionSchema, {
  staff: z.nullable(
    z.extend(signedInSchema, {
      role: z.optional(roleSchema),
      /** True if the member's role requires a second factor that the account does not have yet. */
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
