import { IPHONE_REPAIRS } from '../../copy/iphoneRepairs';
import { modelPage } from '../modelPage';

export const { Component, head } = modelPage('iphone', IPHONE_REPAIRS);
