import { staffHead } from '../../frame/staffHead';
import { RequestPageOf } from './RequestPageOf';

export const head = staffHead('Quote request');

export const Component = () => <RequestPageOf topic="quote-requests" />;
