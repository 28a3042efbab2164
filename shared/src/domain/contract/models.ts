import * as z from 'zod/mini';
import { deviceIdSchema } from '../types/device';
import {
  listedModelSchema,
  modelChangeSchema,
  modelDraftSchema,
  modelFactsSchema,
  modelPictureSchema,
  modelStepSchema,
  ownModelSchema,
} from '../types/models';
import { operation } from './operation';
import { previewLinksSchema } from './previewLinks';

const MODELS = ['Models'] as const;

export const listModels = operation({
  id: 'listModels',
  tag: 'catalogue',
  summary: 'List the models that the shop repairs, of one device or of all',
  method: 'GET',
  path: '/models',
  right: null,
  query: z.object({ device: z.optional(deviceIdSchema) }),
  answer: z.array(listedModelSchema),
  reads: MODELS,
  withoutServer: [],
});

export const listOwnModels = operation({
  id: 'listOwnModels',
  tag: 'catalogue',
  summary: 'List all models in their order, with those that are switched off (staff)',
  method: 'GET',
  path: '/models/all',
  right: 'change-goods',
  answer: z.array(ownModelSchema),
  reads: MODELS,
});

/** Adds a model. Fails with `conflict` if another model of the device has the name or the address. */
export const addModel = operation({
  id: 'addModel',
  tag: 'catalogue',
  summary: 'Add a model, before the other models of its device (staff)',
  method: 'POST',
  path: '/models',
  right: 'change-goods',
  body: modelFactsSchema,
  submission: 'key',
  answer: ownModelSchema,
  status: 201,
  failures: [409],
  stale: MODELS,
});

/**
 * Changes a model. Fails with `conflict` if somebody else changed it after the caller read it, or
 * if another model of the same device has the address.
 */
export const changeModel = operation({
  id: 'changeModel',
  tag: 'catalogue',
  summary: 'Change what is stored about a model; its earlier address redirects (staff)',
  method: 'POST',
  path: '/models/changes',
  right: 'change-goods',
  body: modelChangeSchema,
  answer: ownModelSchema,
  failures: [404, 409],
  stale: MODELS,
});

/** Fails as `addModel` or `changeModel` would fail. Nothing is changed. */
export const previewModel = operation({
  id: 'previewModel',
  tag: 'catalogue',
  summary: 'Create links that show the page of a model with an unsaved change (staff)',
  description: 'The links work for an hour, and only for the member who requested them.',
  method: 'POST',
  path: '/models/previews',
  right: 'change-goods',
  body: modelDraftSchema,
  answer: previewLinksSchema,
  status: 201,
  failures: [404, 409],
  stale: [],
});

/** Fails with `conflict` if somebody else changed this model after the caller read it. */
export const addModelPicture = operation({
  id: 'addModelPicture',
  tag: 'catalogue',
  summary:
    'Show a picture of a model instead of its drawing: JPG or PNG up to 10 MB, as multipart field `photo` (staff)',
  method: 'POST',
  path: '/models/pictures',
  right: 'change-goods',
  query: modelPictureSchema,
  file: 'photo',
  answer: ownModelSchema,
  status: 201,
  failures: [404, 409],
  stale: MODELS,
  timeoutMs: 120_000,
});

/**
 * Moves a model in the list, switches it on or off, removes its picture, restores its built-in
 * values, or undoes its last change. Fails with `conflict` if somebody else changed the model after
 * the caller read it. The message names this person.
 */
export const stepModel = operation({
  id: 'stepModel',
  tag: 'catalogue',
  summary:
    'Move a model, switch it on or off, remove its picture, restore its built-in values, or undo (staff)',
  method: 'POST',
  path: '/models/steps',
  right: 'change-goods',
  body: modelStepSchema,
  answer: ownModelSchema,
  failures: [404, 409],
  stale: MODELS,
});
