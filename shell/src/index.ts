// This import must be the first, because the policy checks every script and all markup that enter
// the page.
import './sitePolicy';
import '@mcs-repairs/shared/ui/tokens.css';
import '@mcs-repairs/shared/ui/base.css';
// The shell provides these modules to remotes, so it must import them.
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

// The script has started. Its element is removed, because some browsers would run the script again
// after the element moved to another document.
document.querySelector('#shell')?.remove();
freezeBuiltIns();
const boot = readBoot();
startFederation(boot.registry, renewRemote);
installRenewal(renewPage);
moveOnWithNavigation();
void startSite(boot);
