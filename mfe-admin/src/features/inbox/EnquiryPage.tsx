import { staffHead } from '../../frame/staffHead';
import { RequestPageOf } from './RequestPageOf';

export const head = staffHead('Enquiry');

export const Component = () => <RequestPageOf topic="enquiries" />;
