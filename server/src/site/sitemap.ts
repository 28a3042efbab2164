import type { FastifyInstance } from 'fastify';
import { modelsOf } from 'shared/domain/catalogue/models';
import { DEVICE_IDS } from 'shared/domain/types/device';

const FIXED_PATHS = [
  '/',
  '/shop',
  '/repairs',
  '/repairs/data-recovery',
  '/services',
  '/repair-services',
  '/book',
  '/community',
  '/about',
  '/business',
  '/contact',
  '/privacy',
  '/terms',
  '/warranty',
];

/** Every page that search engines should know, and what robots may read. */
export function registerSitemap(app: FastifyInstance, publicUrl: string): void {
  const paths = [
    ...FIXED_PATHS,
    ...DEVICE_IDS.flatMap((device) => [
      `/repairs/${device}`,
      ...modelsOf(device).map(({ slug }) => `/repairs/${device}/${slug}`),
    ]),
  ];
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `<url><loc>${publicUrl}${path}</loc></url>`),
    '</urlset>',
  ].join('\n');
  const robots = [
    'User-agent: *',
    'Disallow: /admin/',
    'Disallow: /my-booking/',
    'Disallow: /api/',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');

  app.get('/sitemap.xml', (_request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(sitemap),
  );
  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(robots),
  );
}
