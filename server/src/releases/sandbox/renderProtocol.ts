import { isUtf8 } from 'node:buffer';
import * as z from 'zod/mini';
import type { ListedModel } from '@mcs-repairs/shared/domain/types/device';
import type { SiteNavigation } from '@mcs-repairs/shared/domain/types/navigation';
import type { RenderedPage } from '@mcs-repairs/shared/domain/types/renderedPage';
import type { PublicSchedule } from '@mcs-repairs/shared/domain/types/schedule';
import type { ShopFaults, ShopGoods, ShopModels } from '@mcs-repairs/shared/domain/types/shopGoods';
import type { SectionTexts } from '@mcs-repairs/shared/domain/types/sections';
import type { ShopProfile } from '@mcs-repairs/shared/domain/types/shopProfile';
import type { CodeGiven, CodeWanted } from './askForCode';
import type { Registry } from '../store/registryFile';

/** The request to render a page. It contains no secrets and no data of a visitor. */
export type RenderQuestion = {
  id: number;
  url: string;
  config: {
    mode: 'connected' | 'browser';
    profile: ShopProfile;
    publicUrl: string;
    schedule?: PublicSchedule;
    /** The links in the navigation of every page. */
    navigation?: SiteNavigation;
    goods?: ShopGoods;
    models?: ShopModels;
    faults?: ShopFaults;
    /** The unsaved device model that staff preview. It is undefined on pages for visitors. */
    modelDraft?: ListedModel;
    /** Only the texts of the page's own sections are sent. */
    sections?: SectionTexts;
  };
  /** The registry that the worker uses from now on. Only the worker's first request contains it. */
  registry?: Registry | undefined;
  renderedAt: string;
  apiUrl: string;
  /** Remotes whose code must not run at the moment, because it failed. */
  without: string[];
};

/**
 * Messages to a render worker. The first one has the server code of the shell as its text. Requests
 * for pages, and code of remotes, follow.
 */
export type ToWorker = { begins: true } | { page: RenderQuestion } | CodeGiven;

export type RenderAnswer = { id: number; page: RenderedPage } | { id: number; error: string };

/**
 * A page from a render worker. The server inserts its HTML into the document without parsing it.
 */
export type SentPage =
  | Extract<RenderedPage, { kind: 'redirect' }>
  | (Omit<Extract<RenderedPage, { kind: 'page' }>, 'html'> & { html: Buffer });
export type SentAnswer = { id: number; page: SentPage } | { id: number; error: string };

const text = z.string();
const names = z.array(text);
const chunks = z.record(text, names);
/**
 * The address of a redirect, without characters that could end the HTTP header and start another.
 */
const location = text.check(z.regex(/^[\x21-\x7e\x80-\xff]{1,8000}$/));

const redirect = z.object({
  kind: z.literal('redirect'),
  location,
  status: z.int().check(z.minimum(300), z.maximum(399)),
});
/** A rendered page. Its HTML is in the text of the message and not in this object. */
const page = z.object({
  kind: z.literal('page'),
  status: z.int().check(z.minimum(200), z.maximum(499)),
  ...{ head: text, remotes: names, fragments: names, chunks },
  sleepingChunks: z.optional(chunks),
  state: z.record(text, z.unknown()),
  loaderData: z.record(text, z.unknown()),
  shareable: z.boolean(),
});
const fromWorker = z.union([
  z.object({ id: z.int(), page: z.discriminatedUnion('kind', [redirect, page]) }),
  z.object({ id: z.int(), error: text }),
  z.object({ wants: text }),
]);

/**
 * Checks a message of a render worker. Throws for every unexpected message, because the sender can
 * then no longer be trusted.
 */
export function readFromWorker(message: unknown, html: Buffer): SentAnswer | CodeWanted {
  const read = fromWorker.safeParse(message);
  if (!read.success) throw new Error('sent a message that a renderer does not send');
  const { data } = read;
  if (!('page' in data) || data.page.kind === 'redirect') return data as SentAnswer | CodeWanted;
  if (!isUtf8(html)) throw new Error('sent markup that is no UTF-8');
  return { id: data.id, page: { ...data.page, html } as SentPage };
}
