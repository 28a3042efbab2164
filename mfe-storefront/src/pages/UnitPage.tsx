import { data, redirect, useLoaderData } from 'react-router-dom';
import { answersOf } from '@mcs-repairs/shared/data/answers';
import { GRADE_LABELS } from '@mcs-repairs/shared/domain/catalogue/grades';
import type * as contract from '@mcs-repairs/shared/domain/contract/catalogue';
import { named } from '@mcs-repairs/shared/domain/contract/named';
import type { Failure } from '@mcs-repairs/shared/domain/types/failure';
import type { ShopUnitPage } from '@mcs-repairs/shared/domain/types/goods';
import type {
  PageHead,
  PageHeadArgs,
  PageLoaderArgs,
} from '@mcs-repairs/shared/platform/contract/page';
import { useShopProfile } from '@mcs-repairs/shared/platform/site';
import { Breadcrumbs } from '@mcs-repairs/shared/ui/Breadcrumbs';
import { Container } from '@mcs-repairs/shared/ui/Container';
import { MapPinIcon } from '@mcs-repairs/shared/ui/icons';
import { factsOf } from '../features/products/goods';
import { UnitView } from '../features/products/UnitView';
import { OpenNow } from '../features/visit/OpenNow';
import { breadcrumbList, unitProduct } from '../structuredData';
import styles from './UnitPage.module.css';

const SHOP = { label: 'Shop', to: '/shop' };

// Declares the operation by its name only, because its schemas are larger than the page.
const units = answersOf(
  named<typeof contract.readShopUnit>({ id: 'readShopUnit', reads: ['Goods'], keepFor: 5 }),
);

export function Component() {
  const unit = useLoaderData<ShopUnitPage>();
  const { address } = useShopProfile();
  return (
    <Container className={styles.page}>
      <Breadcrumbs items={[{ label: 'Home', to: '/' }, SHOP, { label: unit.name }]} />
      <UnitView
        key={unit.slug}
        unit={unit}
        visit={
          <p className={styles.visit}>
            <MapPinIcon />
            <span>Collect it at {address}</span>
            <OpenNow />
          </p>
        }
      />
    </Container>
  );
}

/** Loads the unit. An earlier address of a unit redirects to its current address. */
export const loader = async ({ params, url, context }: PageLoaderArgs): Promise<ShopUnitPage> => {
  const { store, config } = context;
  // While it is subscribed, the cache neither aborts the request nor removes the answer.
  const asked = store.dispatch(units.initiate({ params: { slug: params.slug ?? '' } }));
  const { data: unit, error } = await asked;
  asked.unsubscribe();
  if (unit && unit.slug !== params.slug) throw redirect(`/shop/${unit.slug}${url.search}`, 301);
  if (unit) return unit;
  // A member may open a draft. The server renders without a session, so it cannot read the draft
  // here. The data of the page contains it instead.
  const { draft } = config.goods ?? {};
  if (draft && draft.slug === params.slug) return draft;
  const { code, message } = error as Failure;
  // Without a server, the site has only the built-in products, and they have no pages.
  const isUnknown = ['not-found', 'invalid'].includes(code);
  if (isUnknown || config.mode === 'browser') throw data(null, { status: 404 });
  throw new Error(message);
};

export const head = (args: PageHeadArgs<ShopUnitPage>): PageHead => {
  const { name, slug, state, grade } = args.data;
  return {
    title: name,
    description: `${name}: ${[GRADE_LABELS[grade], ...factsOf(args.data)].join(', ')}. From a repair shop in Kathmandu that tests what it sells. Call for price.`,
    canonicalPath: `/shop/${slug}`,
    ...(state === 'draft' && { noIndex: true }),
    jsonLd: [
      breadcrumbList(args, name, { label: SHOP.label, path: SHOP.to }),
      unitProduct(args.config, args.data),
    ],
  };
};
