export type { StaffPlace as Shop } from '../auth';
