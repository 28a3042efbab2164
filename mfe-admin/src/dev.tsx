import { startAlone } from 'shared/site/startAlone';
import { remote } from './remote';

startAlone(remote);
import.meta.webpackHot?.accept('./remote', () => startAlone(remote));
