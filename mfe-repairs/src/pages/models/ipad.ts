import { IPAD_REPAIRS } from '../../copy/ipadRepairs';
import { modelPage } from '../modelPage';

export const { Component, head } = modelPage('ipad', IPAD_REPAIRS);
