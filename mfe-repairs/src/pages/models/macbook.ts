import { MACBOOK_REPAIRS } from '../../copy/macbookRepairs';
import { modelPage } from '../modelPage';

export const { Component, head } = modelPage('macbook', MACBOOK_REPAIRS);
