// First: whatever adds a script or markup needs its leave.
import './sitePolicy';
import '@mcs-repairs/shared/ui/tokens.css';
import '@mcs-repairs/shared/ui/base.css';
// Imported so that the shell provides them to remotes.
import '@mcs-repairs/shared/platform/redux';
import '@mcs-repairs/shared/platform/router';
import './registry/lateModules';
import { readBoot } from './boot';
import { freezeBuiltIns } from './frozen';
import { startFederation } from './registry/federation';
import { moveOnWithNavigation } from './registry/moveOn';
import { renewPage, renewRemote } from './registry/renewRemote';
import { installRenewal } from './registry/renewal';
import { startSite } from './start';

// It has begun, and must not again: a browser may run a script that was moved to another document.
document.querySelector('#shell')?.remove();
freezeBuiltIns();
const boot = readBoot();
startFederation(boot.registry, boot.manifests, renewRemote);
installRenewal(renewPage);
moveOnWithNavigation();
void startSite(boot);
