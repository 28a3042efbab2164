import { WATCH_REPAIRS } from '../../copy/watchRepairs';
import { modelPage } from '../modelPage';

export const { Component, head } = modelPage('watch', WATCH_REPAIRS);
