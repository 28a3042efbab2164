import { IMAC_REPAIRS } from '../../copy/imacRepairs';
import { modelPage } from '../modelPage';

export const { Component, head } = modelPage('imac', IMAC_REPAIRS);
