export { failureSchema } from '../../domain/types/failure';
export { sessionSchema } from '../../domain/types/staff';
