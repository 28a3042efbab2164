import { StrictMode, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { SiteProvider } from '@mcs-repairs/shared/platform/site';
import type { AppStore, RootState } from '@mcs-repairs/shared/platform/store';
import type { ShopData } from '@mcs-repairs/shared/data/ShopData';
import type { SiteConfig } from '@mcs-repairs/shared/platform/contract/page';

type Props = {
  store: AppStore;
  shopData: ShopData;
  config: SiteConfig;
  renderedAt: string;
  /**
   * The state with which the server rendered the page. Hydration must use this state, even if the
   * store has changed since.
   */
  serverState?: RootState;
  children: ReactNode;
};

/** The providers around the router. They are the same on the server and in the browser. */
export function Providers({ store, shopData, config, renderedAt, serverState, children }: Props) {
  return (
    <StrictMode>
      <SiteProvider value={{ config, shopData, renderedAt }}>
        <Provider store={store} {...(serverState ? { serverState } : {})}>
          {children}
        </Provider>
      </SiteProvider>
    </StrictMode>
  );
}
