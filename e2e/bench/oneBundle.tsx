// A benchmark compares the site with this single bundle of the same sources, which uses no module
// federation and no server rendering. The site does not use this file. Only this file may import
// the remotes of several areas directly.
import '@mcs-repairs/shared/ui/tokens.css';
import '@mcs-repairs/shared/ui/base.css';
import { installRemoteLoader } from '@mcs-repairs/shared/platform/site';
import type { RemoteModule } from '@mcs-repairs/shared/platform/contract/remote';
import { remote as admin } from '../../mfe-admin/src/remote';
import { remote as booking } from '../../mfe-booking/src/remote';
import { remote as community } from '../../mfe-community/src/remote';
import { remote as repairs } from '../../mfe-repairs/src/remote';
import { remote as storefront } from '../../mfe-storefront/src/remote';
import { readBoot } from '../../shell/src/boot';
import { startRegistry } from '../../shell/src/registry/browserRegistry';
import { startSite } from '../../shell/src/start';

const remotes: Record<string, RemoteModule> = Object.fromEntries(
  [admin, booking, community, repairs, storefront].map((remote) => [
    remote.name,
    remote as unknown as RemoteModule,
  ]),
);
installRemoteLoader(async (name) => {
  const remote = remotes[name];
  if (!remote) throw new Error(`No remote ${name}`);
  return remote;
});

const boot = readBoot();
startRegistry(boot.registry);
void startSite({ ...boot, rendered: undefined });
