import { startAlone } from 'shared/platform/startAlone';
import { remote } from './remote';

startAlone(remote);
import.meta.webpackHot?.accept('./remote', () => startAlone(remote));
