import { startAlone } from '@mcs-repairs/shared/platform/startAlone';
import { remote } from './remote';

startAlone(remote);
import.meta.webpackHot?.accept('./remote', () => startAlone(remote));
