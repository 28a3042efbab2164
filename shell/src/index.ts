// Import this first, because it must approve every script and markup that enters the page.
import './sitePolicy';
import '@mcs-repairs/shared/ui/tokens.css';
import '@mcs-repairs/shared/ui/base.css';
// With these imports the shell provides the modules to remotes.
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

// The script has started and must not start again. Some browsers would run it again after it moved
// to another document.
document.querySelector('#shell')?.remove();
freezeBuiltIns();
const boot = readBoot();
startFederation(boot.registry, renewRemote);
installRenewal(renewPage);
moveOnWithNavigation();
void startSite(boot);
